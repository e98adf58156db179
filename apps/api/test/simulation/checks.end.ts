import { canMoveOrder, type OrderActor, type OrderStatusType } from '@vetka/domain/order';
import { canMovePayment, type PaymentState } from '@vetka/domain/payment';
import { cancelReasons } from '../../src/modules/order/order.messages.ts';
import { patienceMs } from '../../src/modules/payment/payment.service.ts';
import { checkLedger, openHolds } from './checks.ledger.ts';
import { checkPayoutsEnd, openPayouts } from './checks.payouts.ts';
import { Violation } from './conductor.ts';
import type { Intention } from './intentions.ts';
import type { Scene } from './scene.ts';

/** Unfinished work, which time and background jobs finish. */
const openRules: Record<string, string> = {
  'a payment': `select id from payments where id > $2::int and $1::int >= 0 and (
    state in ('CREATED', 'PENDING', 'AUTHORIZED') or (ended_at_bank is null and external_id is not null))`,
  'a refund': `select id from refunds where payment_id > $2::int and state in ('CREATED', 'PENDING')`,
  'a reservation of an unpaid order': `select id from orders where id > $1::int and paid_at is null and reserved_until is not null`,
  'a part of an unpaid order': `select part.id from order_services part join orders o on o.id = part.order_id
    where o.id > $1::int and o.paid_at is null and part.cancelled_at is null`,
  'money on hold': openHolds,
  ...openPayouts,
  'a message to a person': `select d.id from notice_deliveries d join notices n on n.id = d.notice_id
    where n.user_id = any($3::int[]) and d.state = 'WAITING' and d.channel <> 'SMS'`,
};

const openText = Object.entries(openRules)
  .map(([name, rule]) => `select '${name}' as name, id from (${rule}) found`)
  .join(' union all ');

/** The first unfinished work. */
export async function findOpen({ control, since, stage, payouts }: Scene): Promise<string | undefined> {
  const shops = [stage.shops.florist.id, stage.shops.baker.id];
  const { rows } = await control.query<{ name: string; id: number }>({
    name: 'simulation.find-open',
    text: openText,
    values: [since.orderId, since.paymentId, stage.customerIds, payouts ? shops : []],
  });
  return rows[0] && `${rows[0].name} (id ${rows[0].id})`;
}

interface OrderMoney {
  id: number;
  /** Kopecks that the marketplace keeps according to the order. */
  kept: number;
}

/** Of a paid order: its parts that are not cancelled, less refunds. */
const keptText = `
  select o.id, coalesce(sum(case when o.paid_at is null or part.cancelled_at is not null then 0
    else part.total - coalesce((select sum(r.amount) from refunds r where r.order_service_id = part.id and r.state <> 'FAILED'), 0)
    end), 0)::int as kept
  from orders o join order_services part on part.order_id = o.id where o.id > $1 group by o.id`;

/** The books of the bank are the truth. */
async function checkMoney({ control, since, bank }: Scene): Promise<void> {
  const { rows } = await control.query<OrderMoney>(keptText, [since.orderId]);
  for (const { id, kept } of rows) {
    const own = bank.entries.filter(({ orderId }) => orderId === String(id));
    const atBank = own.reduce((sum, { charged, refunded }) => sum + charged - refunded, 0);
    if (atBank !== kept) throw new Violation(`Order ${id} keeps ${kept} kopecks, but the bank ${atBank}.`);
  }
  const { rows: payments } = await control.query<{ external_id: string; refunded: number }>(
    `select external_id, refunded_amount::int as refunded from payments where id > $1 and external_id is not null`,
    [since.paymentId],
  );
  for (const { external_id: id, refunded } of payments) {
    const entry = bank.entries.find(({ externalId }) => externalId === id);
    if (entry && entry.refunded !== refunded)
      throw new Violation(`${id} has ${refunded} returned kopecks, but the bank ${entry.refunded}.`);
  }
}

function sameAnswer(intention: Intention<number>): void {
  if (new Set(intention.answers).size > 1)
    throw new Violation(`One press became the orders ${intention.answers.join(', ')}.`);
}

/** How an order was cancelled as unpaid: the first of its parts, and the payment that could be made until then. */
const unpaidText = `
  select o.id, min(part.cancelled_at) as at,
    (select p.external_id from payments p where p.order_id = o.id order by p.id desc limit 1) as external_id
  from orders o join order_services part on part.order_id = o.id
  where o.id > $1 and o.paid_at is null and part.cancel_reason = $2 group by o.id`;

/** The program asks the bank before it cancels an order, and waits for the answer for as long as `patienceMs`. */
async function checkUnpaid({ control, since, bank }: Scene): Promise<void> {
  const { rows } = await control.query<{ id: number; at: Date; external_id: string | null }>(unpaidText, [
    since.orderId,
    cancelReasons.unpaid,
  ]);
  for (const { id, at, external_id: externalId } of rows) {
    const entry = bank.entries.find((each) => each.externalId === externalId);
    if (!entry?.chargedAt || entry.chargedAt > entry.expiresAt) continue;
    if (at.getTime() < entry.expiresAt.getTime() + patienceMs)
      throw new Violation(`Order ${id} was paid in time, but cancelled as unpaid.`);
  }
}

/** Everything that a client got an answer for has happened, once; anything else has happened at most once. */
async function checkOrders({ control, since, orders }: Scene): Promise<void> {
  const { rows } = await control.query<{ id: number; user_id: number }>(
    'select id, user_id from orders where id > $1',
    [since.orderId],
  );
  for (const intention of orders) {
    sameAnswer(intention);
    const made = rows.filter((row) => row.user_id === intention.userId);
    const least = intention.answers.length > 0 ? 1 : 0;
    const most = least === 1 || intention.isUnknown ? 1 : 0;
    if (made.length < least || made.length > most) {
      throw new Violation(
        `Customer ${intention.userId} got the answer ${least || 'nothing'}, and has ${made.length} orders.`,
      );
    }
  }
}

async function checkRefunds({ control, refunds }: Scene): Promise<void> {
  for (const { key, answers, amount, isUnknown } of refunds) {
    const { rows } = await control.query<{ amount: string }>('select amount from refunds where request_id = $1', [key]);
    if (answers.length > 0 && Number(rows[0]?.amount) !== amount)
      throw new Violation(`The shop got the answer that ${amount} kopecks are refunded, but they are not.`);
    if (answers.length === 0 && !isUnknown && rows.length > 0)
      throw new Violation('A refund was refused, but the money goes back.');
  }
}

const orderActors: readonly OrderActor[] = ['customer', 'seller', 'administration', 'system'];
interface Move {
  subject: number;
  from: string | null;
  to: string;
}

const movesText = {
  payment: `select payment_id as subject, from_state as "from", to_state as "to" from payment_state_changes
    where payment_id > $1 order by id`,
  part: `select c.order_service_id as subject, c.from_status as "from", c.to_status as "to" from order_status_changes c
    join order_services part on part.id = c.order_service_id where part.order_id > $1 order by c.id`,
};

/** Every move starts where the one before it ended, and the tables of the domain allow it. */
function checkMoves(name: string, moves: readonly Move[], isAllowed: (from: string, to: string) => boolean): void {
  const now = new Map<number, string>();
  for (const { subject, from, to } of moves) {
    const was = now.get(subject) ?? null;
    if (from !== was || (from !== null && !isAllowed(from, to)))
      throw new Violation(`A ${name} that is ${was} moved from ${from} to ${to}.`);
    now.set(subject, to);
  }
}

async function checkHistories({ control, since }: Scene): Promise<void> {
  const payments = await control.query<Move>(movesText.payment, [since.paymentId]);
  checkMoves('payment', payments.rows, (from, to) => canMovePayment(from as PaymentState, to as PaymentState));
  const parts = await control.query<Move>(movesText.part, [since.orderId]);
  checkMoves('part', parts.rows, (from, to) =>
    orderActors.some((actor) => canMoveOrder(from as OrderStatusType, to as OrderStatusType, actor)),
  );
}

/** Rules about notices and counters, checked at the end. */
const endRules: Record<string, string> = {
  'the shop is notified of each new order once': `
    select part.id from order_services part join orders o on o.id = part.order_id
    where o.id > $1::int and o.paid_at is not null
      and (part.cancelled_at is null or part.cancelled_at > o.paid_at) and 1 <> (
      select count(*) from notices n where n.kind = 'SHOP_NEW_ORDER' and n.key = 'new-order:' || part.id)`,
  'the shop is not notified of unpaid orders': `
    select part.id from order_services part join orders o on o.id = part.order_id
    where o.id > $1::int and o.paid_at is null and exists (
      select from notices n where n.key = 'new-order:' || part.id)`,
  'a message that was sent is not given up': `
    select d.id from notice_deliveries d join notices n on n.id = d.notice_id
    where n.user_id = any($2::int[]) and d.state = 'FAILED'`,
  'each product counts what was sold of it': `
    select p.id from products p where p.id = any($3::int[]) and p.sold_count <> coalesce((
      select sum(line.quantity) from order_products line
      join order_services part on part.id = line.order_service_id join orders o on o.id = part.order_id
      where line.product_id = p.id and o.paid_at is not null and part.cancelled_at is null), 0)`,
};

async function checkRules({ control, since, stage }: Scene): Promise<void> {
  const parameters = [since.orderId, stage.customerIds, stage.products.map(({ id }) => id)];
  const text = Object.keys(endRules).map(
    (name, index) => `select '${name}' as name, id from (${Object.values(endRules)[index]}) f`,
  );
  const { rows } = await control.query<{ name: string; id: number }>(text.join(' union all '), parameters);
  if (rows[0]) throw new Violation(`Not so: ${rows[0].name} (id ${rows[0].id}).`);
}

/** Checks the invariants at the end of a run. @throws Violation */
export async function checkEnd(scene: Scene): Promise<void> {
  const open = await findOpen(scene);
  if (open) throw new Violation(`It never ends: ${open}.`);
  for (const check of [
    checkMoney,
    checkUnpaid,
    checkLedger,
    checkPayoutsEnd,
    checkOrders,
    checkRefunds,
    checkHistories,
    checkRules,
  ])
    await check(scene);
}
