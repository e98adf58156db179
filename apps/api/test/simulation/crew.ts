import { randomUUID } from 'node:crypto';
import type { DeskStep } from '@vetka/domain/desk';
import { ask } from './asking.ts';
import { runJob } from './jobs.ts';
import type { JobStep, ShopStep } from './plan.ts';
import { copyOf, type Scene } from './scene.ts';

/** A part of a paid order, as its shop finds it. */
interface PaidPart {
  id: number;
  status: DeskStep['from'];
  slug: string;
  ownerId: number;
  lineId: number;
}

const minuteMs = 60_000;

const findPaid = async ({ control, since }: Scene): Promise<PaidPart[]> => {
  const { rows } = await control.query<PaidPart>(
    `select part.id, part.status, s.slug, s.owner_id as "ownerId",
       (select min(line.id) from order_products line where line.order_service_id = part.id) as "lineId"
     from order_services part join orders o on o.id = part.order_id join services s on s.id = part.service_id
     where o.id > $1 and o.paid_at is not null order by part.id`,
    [since.orderId],
  );
  return rows;
};

/** Waits for paid orders. */
async function findPart(scene: Scene, index: number): Promise<PaidPart | undefined> {
  await scene.conductor.pass('looks for paid orders');
  let found = await scene.conductor.aside(() => findPaid(scene));
  while (found.length === 0 && (await scene.conductor.afterCommit())) {
    found = await scene.conductor.aside(() => findPaid(scene));
  }
  return found[index % found.length];
}

async function refund(scene: Scene, part: PaidPart, { roubles, isDoubled, copy }: ShopStep): Promise<void> {
  const amount = roubles * 100;
  const intention = { userId: part.ownerId, key: randomUUID(), orderServiceId: part.id, amount };
  const recorded = { ...intention, answers: [] as true[], isUnknown: false };
  scene.refunds.push(recorded);
  const lines = [{ orderProductId: part.lineId, amount }];
  const body = { refundId: recorded.key, lines, delivery: 0, reason: 'Один цветок увял' };
  await repeat(scene, isDoubled, copy, async (on) => {
    const asked = { userId: part.ownerId, service: part.slug };
    const { kind } = await ask(() => copyOf(scene, on).desk.refund(asked, part.id, body));
    if (kind === 'answered') recorded.answers.push(true);
    if (kind === 'unknown') recorded.isUnknown = true;
  });
}

/** A device that retries its request reaches another replica. */
async function repeat(scene: Scene, isDoubled: boolean, copy: number, work: (copy: number) => Promise<void>) {
  if (!isDoubled) return work(copy);
  await Promise.all(
    [copy, copy + 1].map((on, index) => scene.conductor.as(`shop device ${index + 1}`, () => work(on))),
  );
}

const froms = { ACCEPT: 'NEW', START: 'ACCEPTED' } as const;

async function serve(scene: Scene, step: ShopStep): Promise<void> {
  const part = await findPart(scene, step.part);
  if (!part) return;
  if (step.do === 'refund') return refund(scene, part, step);
  const body: DeskStep = {
    stepId: randomUUID(),
    step: step.do,
    from: step.do === 'CANCEL' ? part.status : froms[step.do],
    ...(step.do === 'CANCEL' && { reason: 'Нет пионов' }),
  };
  if (body.step === 'CANCEL' && body.from === 'NEW') body.step = 'DECLINE';
  await repeat(scene, step.isDoubled, step.copy, async (on) => {
    await ask(() => copyOf(scene, on).desk.step({ userId: part.ownerId, service: part.slug }, part.id, body));
  });
}

/** The owner of the shops works through a list. */
export function keepShop(scene: Scene, steps: readonly ShopStep[]): void {
  scene.conductor.act('shop', async () => {
    for (const step of steps) await serve(scene, step);
  });
}

/** Background work starts at any point on any replica, and time passes. */
export function runJobs(scene: Scene, number: number, steps: readonly JobStep[]): void {
  scene.conductor.act(`jobs ${number + 1}`, async () => {
    for (const step of steps) {
      if ('minutes' in step) {
        await scene.conductor.pass(`${step.minutes} minutes pass`);
        await scene.conductor.aside(() => scene.clock.advance(step.minutes * minuteMs));
      } else await ask(() => runJob(copyOf(scene, step.copy), step.job));
    }
  });
}
