import { ask } from './asking.ts';
import { copyOf, type Scene } from './scene.ts';

const copiesOf = { arrives: 1, 'arrives twice': 2, 'is lost': 0 } as const;
/** How often the bank sends a notification that is not acknowledged. */
const maxDeliveries = 3;
const acknowledged = 200;

async function deliver(scene: Scene, copy: number, body: string): Promise<void> {
  for (let sent = 0; sent < maxDeliveries; sent += 1) {
    await scene.conductor.pass('the notification arrives');
    const outcome = await ask(() => copyOf(scene, copy).payment.handleNotification(scene.plan.bank, {}, body), 1);
    if (outcome.kind === 'answered' && outcome.value.status === acknowledged) return;
  }
}

/** Sends notifications according to the plan of the run: in any order, twice, or not at all. */
export function notifier(sceneOf: () => Scene): (body: string) => void {
  let count = 0;
  return (body) => {
    const scene = sceneOf();
    const number = count++;
    const times = copiesOf[scene.plan.notifications[number] ?? 'arrives'];
    for (let copy = 0; copy < times; copy += 1) {
      scene.conductor.act(`notification ${number + 1}.${copy + 1}`, () => deliver(scene, copy + number, body));
    }
  };
}
