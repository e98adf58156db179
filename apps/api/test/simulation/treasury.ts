import { randomUUID } from 'node:crypto';
import { disputeDays, type DeskStep } from '@vetka/domain/desk';
import type pg from 'pg';
import { ask } from './asking.ts';
import type { PayoutPlan, PayoutStep } from './plan.payouts.ts';
import { copyOf, type Scene } from './scene.ts';

const minuteMs = 60_000;
/** The dispute period, and a little more. */
const disputeMinutes = disputeDays * 24 * 60 + 1;

export interface Part {
  id: number;
  orderId: number;
  serviceId: number;
  lineId: number;
  /** Kopecks of this line that have not been refunded. */
  left: number;
  status: DeskStep['from'];
  slug: string;
  ownerId: number;
}

async function findParts({ control, since }: Scene, condition: string): Promise<Part[]> {
  const { rows } = await control.query<Part>(
    `select part.id, part.order_id as "orderId", part.service_id as "serviceId", part.status, s.slug,
       s.owner_id as "ownerId",
       line.id as "lineId", (line.total_after_discount - coalesce((select sum(back.amount) from order_refund_lines back
         join refunds r on r.id = back.refund_id where back.order_product_id = line.id and r.state <> 'FAILED'), 0))::int as left
     from order_services part join orders o on o.id = part.order_id join services s on s.id = part.service_id
     join lateral (select * from order_products own where own.order_service_id = part.id
       order by own.total_after_discount desc, own.id limit 1) line on true
     where o.id > $1 and o.paid_at is not null and part.cancelled_at is null and ${condition}
     order by o.total desc, part.id`,
    [since.orderId],
  );
  return rows;
}

/** Waits for such parts of paid orders, as long as more may appear. */
export async function waitForParts(scene: Scene, name: string, condition: string, orders = 1): Promise<Part[]> {
  await scene.conductor.pass(`looks for orders that are ${name}`);
  const find = () => scene.conductor.aside(() => findParts(scene, condition));
  const isEnough = (parts: Part[]) => new Set(parts.map(({ orderId }) => orderId)).size >= orders;
  let found = await find();
  while (!isEnough(found) && (await scene.conductor.afterCommit())) found = await find();
  return found;
}

const way = [
  ['ACCEPT', 'NEW'],
  ['START', 'ACCEPTED'],
  ['READY', 'ASSEMBLING'],
  ['HAND_TO_COURIER', 'READY'],
  ['DELIVER', 'DELIVERING'],
] as const;

/** Takes an order through the desk as far as requested, unless it is cancelled meanwhile. */
export async function bring(scene: Scene, part: Part, steps: number = way.length): Promise<void> {
  const from = Math.max(
    0,
    way.findIndex(([, status]) => status === part.status),
  );
  for (const [step, status] of way.slice(from, steps)) {
    const body: DeskStep = { stepId: randomUUID(), step, from: status };
    const asked = { userId: part.ownerId, service: part.slug };
    const { kind } = await ask(() => copyOf(scene, part.id).desk.step(asked, part.id, body));
    if (kind === 'refused') return;
  }
}

/** As a court decides: after the dispute period, no screen lets a shop refund anything. */
async function refundLate(scene: Scene, { part: index, roubles, copy }: Extract<PayoutStep, { do: 'late refund' }>) {
  const parts = await scene.conductor.aside(() => findParts(scene, `part.status = 'COMPLETED'`));
  const part = parts[index % parts.length];
  if (!part || part.left === 0) return;
  const app = copyOf(scene, copy);
  const lines = [{ orderProductId: part.lineId, amount: Math.min(roubles * 100, part.left) }];
  const refund = { orderServiceId: part.id, lines, reason: 'Решение суда', actorUserId: null };
  const requestId = randomUUID();
  const { kind, ...outcome } = await ask(() =>
    app.db.transaction(async (tx) => {
      await app.order.lock(tx, part.orderId);
      return app.payment.refundPart(tx, { ...refund, orderId: part.orderId, requestId });
    }),
  );
  if (kind === 'answered' && 'value' in outcome && outcome.value) await ask(outcome.value.followUp);
}

type JobStep = Extract<PayoutStep, { job: string }>;

/** @param crew the number of the crew whose turn it is */
async function work(scene: Scene, crew: number, { job, copy, isDoubled }: JobStep): Promise<void> {
  const copies = isDoubled ? [copy, copy + 1] : [copy];
  await Promise.all(
    copies.map((on, index) =>
      scene.conductor.as(`payouts ${crew + 1}.${index + 1}`, () => ask(() => copyOf(scene, on).jobs.run(job))),
    ),
  );
}

async function take(scene: Scene, crew: number, step: PayoutStep): Promise<void> {
  if ('minutes' in step) {
    await scene.conductor.pass(`${step.minutes} minutes pass`);
    await scene.conductor.aside(() => scene.clock.advance(step.minutes * minuteMs));
    return;
  }
  if ('job' in step) return work(scene, crew, step);
  const app = copyOf(scene, step.copy);
  if (step.do === 'late refund') return refundLate(scene, step);
  const { florist, baker } = scene.stage.shops;
  const { id } = step.shop === 0 ? florist : baker;
  const isHeld = step.do === 'hold';
  await ask(() =>
    app.db.transaction((tx) => (isHeld ? app.payout.hold(tx, id, 'Жалоба') : app.payout.release(tx, id))),
  );
}

/** Releases the money of completed parts, and plans and sends its payouts. */
async function begin(scene: Scene, crew: number, { isDoubled, refundBeside }: PayoutPlan): Promise<void> {
  await work(scene, crew, { job: 'desk.clocks', copy: crew, isDoubled: false });
  const refund = refundBeside && { do: 'late refund' as const, copy: crew + 1, ...refundBeside };
  await Promise.all([
    work(scene, crew, { job: 'payout.plan', copy: crew, isDoubled }),
    refund && scene.conductor.as(`court ${crew + 1}`, () => refundLate(scene, refund)),
  ]);
  await work(scene, crew, { job: 'payout.send', copy: crew, isDoubled });
}

/**
 * Delivers paid orders, lets the dispute period pass, and pays the shops, while everything else goes on. Of several
 * orders all but the most expensive may be only accepted at first, and delivered when their shop has been paid already,
 * so that they cover its debt.
 */
export function payShops(scene: Scene): void {
  const { payouts } = scene.plan;
  if (!payouts) return;
  scene.conductor.act('courier', async () => {
    const paid = await waitForParts(scene, 'paid', 'true', payouts.bringsLate ? scene.plan.customers.length : 1);
    const isLate = ({ orderId }: Part) => payouts.bringsLate && orderId !== paid[0]?.orderId;
    for (const part of paid) await bring(scene, part, isLate(part) ? 1 : way.length);
  });
  for (const [number, steps] of payouts.crews.entries()) {
    scene.conductor.act(`payouts ${number + 1}`, async () => {
      await waitForParts(scene, 'brought', `part.status = 'DELIVERED'`);
      await scene.conductor.pass('the time for disputes passes');
      if (number === 0) await scene.conductor.aside(() => scene.clock.advance(disputeMinutes * minuteMs));
      await begin(scene, number, payouts);
      for (const step of steps) await take(scene, number, step);
      if (number > 0 || !payouts.bringsLate) return;
      for (const part of await scene.conductor.aside(() => findParts(scene, `part.status <> 'COMPLETED'`)))
        await bring(scene, part);
    });
  }
}

/** The shops of a run with payouts: the bank knows their accounts. Deals of earlier runs are over. */
export async function openAccounts(control: pg.Client, serviceIds: readonly number[], provider: string): Promise<void> {
  await control.query('update payout_deals set closed_at = now() where closed_at is null');
  await control.query(
    `insert into payout_accounts (service_id, account, bik, bank_name, holder, inn, active_from, provider, recipient_id)
     select id, '40802810500000000001', '044525225', 'Банк', 'ИП Петрова А. С.', '500100732259', 'epoch', $2, 'R' || id
     from unnest($1::int[]) as id`,
    [serviceIds, provider],
  );
}
