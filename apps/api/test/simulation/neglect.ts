import { randomUUID } from 'node:crypto';
import type { DeskStep, OrderClock } from '@vetka/domain/desk';
import { ask } from './asking.ts';
import { Violation } from './conductor.ts';
import type { Neglect } from './plan.ts';
import { copyOf, type Scene } from './scene.ts';
import { bring, waitForParts, type Part } from './treasury.ts';

interface Neglected {
  scene: Scene;
  part: Part;
  plan: Neglect;
}

const minuteMs = 60_000;
/** The deadline of the claim, that of its decision, and one for a clock that found its order locked. */
const claimRounds = 4;

const asked = ({ ownerId, slug }: Part) => ({ userId: ownerId, service: slug });

async function statusOf({ scene, part }: Neglected): Promise<DeskStep['from'] | 'DISPUTE' | 'CANCELED_BY_SELLER'> {
  const text = 'select status from order_services where id = $1';
  const { rows } = await scene.conductor.aside(() => scene.control.query(text, [part.id]));
  return rows[0].status;
}

/** Lets time pass until a clock of the part is due. @returns false when it does not run */
async function passUntil({ scene, part }: Neglected, kind: OrderClock): Promise<boolean> {
  await scene.conductor.pass(`waits for ${kind}`);
  return scene.conductor.aside(async () => {
    const { rows } = await scene.control.query<{ due_at: Date }>(
      'select due_at from order_clocks where order_service_id = $1 and kind = $2 and done_at is null',
      [part.id, kind],
    );
    const [clock] = rows;
    if (clock) await scene.clock.advance(Math.max(0, clock.due_at.getTime() - Date.now()) + minuteMs);
    return clock !== undefined;
  });
}

/** Both replicas run the clocks at once, beside something else. */
async function ring({ scene }: Neglected, beside: () => Promise<unknown> = async () => {}): Promise<void> {
  const clocks = [0, 1].map((copy) =>
    scene.conductor.as(`late clocks ${copy + 1}`, () => ask(() => copyOf(scene, copy).jobs.run('desk.clocks'))),
  );
  await Promise.all([...clocks, scene.conductor.as('late shop', beside)]);
}

async function refund({ scene, part, plan: { roubles } }: Neglected): Promise<void> {
  if (roubles === 0) return;
  const amount = roubles * 100;
  const body = {
    refundId: randomUUID(),
    lines: [{ orderProductId: part.lineId, amount }],
    delivery: 0,
    reason: 'Увял',
  };
  await ask(() => copyOf(scene, 0).desk.refund(asked(part), part.id, body));
}

async function claim({ scene, part }: Neglected): Promise<void> {
  const text = 'select user_id as id from orders where id = $1';
  const { rows } = await scene.conductor.aside(() => scene.control.query<{ id: number }>(text, [part.orderId]));
  const params = { id: part.orderId, serviceId: part.id };
  const words = { words: 'Не привезли', mediaFileIds: [] };
  await ask(() => copyOf(scene, 1).desk.openDispute(rows[0]?.id ?? 0, params, words));
}

/** The shop answers the claim, or cancels the part. */
async function answer(neglected: Neglected): Promise<void> {
  const { scene, part } = neglected;
  const from = await statusOf(neglected);
  const app = copyOf(scene, 1);
  if (from === 'DISPUTE') await ask(() => app.desk.answerDispute(asked(part), part.id, { words: 'Курьер заболел' }));
  if (from === 'DISPUTE' || from === 'CANCELED_BY_SELLER') return;
  const step: DeskStep = { stepId: randomUUID(), step: 'CANCEL', from, reason: 'Не нашли адрес' };
  await ask(() => app.desk.step(asked(part), part.id, step));
}

async function neglectPart(neglected: Neglected): Promise<void> {
  const { scene, part, plan } = neglected;
  await bring(scene, part, plan.steps);
  await refund(neglected);
  if (!(await passUntil(neglected, 'OVERDUE'))) return;
  await ring(neglected);
  if (plan.isClaimed) await claim(neglected);
  // The answer to a claim gives the administration its time to decide; then the money goes back anyway.
  for (let round = 0; round < claimRounds && (await passUntil(neglected, 'CANCEL_UNDELIVERED')); round += 1)
    await ring(neglected, async () => void (plan.isAnswered && (await answer(neglected))));
  const status = await statusOf(neglected);
  if (!status.startsWith('CANCELED'))
    throw new Violation(`The part ${part.id} is never delivered, but it is ${status} and its money is kept.`);
}

/** A shop accepts a paid part and does not deliver it. */
export function neglectDelivery(scene: Scene): void {
  const { neglect: plan } = scene.plan;
  if (!plan) return;
  scene.conductor.act('neglect', async () => {
    const [part] = await waitForParts(scene, 'paid', `part.status = 'NEW'`);
    if (part) await neglectPart({ scene, part, plan });
  });
}
