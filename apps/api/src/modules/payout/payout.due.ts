import { dayIn } from '@vetka/domain/date';
import type { IncomeMeaning } from '@vetka/domain/income';
import { payoutRetryMinutes, selfEmployedYearLimit } from '@vetka/domain/payout';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { soldBy } from '../../platform/soldBy.ts';

/** Payments of a sale; first the one whose money was kept. */
const paidWith = sql`
  left join lateral (select p.payout_deal_id from payments p
    where (p.order_id = part.order_id or p.holding_id = t.holding_id)
      and p.state in ('CONFIRMED', 'PARTIAL_REFUNDED', 'REFUNDED')
    order by p.state = 'REFUNDED', p.id limit 1) pay on true`;

/** Amounts that a seller earned by orders and subscriptions, and amounts that refunds took. */
const earned = (serviceId: number) => sql`
  from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  left join order_services part on part.id = e.order_service_id ${paidWith}
  where e.service_id = ${serviceId} and e.account = 'SELLER_AVAILABLE'
    and (e.order_service_id is not null or t.holding_id is not null)`;

/** Kopecks that a seller may get from one deal, by the money that came into it. Negative when more was refunded. */
export interface Stake {
  dealId: number | null;
  amount: number;
}

/** The oldest deal first. The seller must be locked. */
export async function findStakes(tx: Executor, serviceId: number): Promise<Stake[]> {
  const { rows } = await tx.execute<{ dealId: number | null; amount: string }>(sql`
    select moved.deal_id as "dealId", sum(moved.amount) as amount from (
      select e.amount, pay.payout_deal_id as deal_id ${earned(serviceId)}
      union all
      select -p.amount, p.deal_id from payouts p
      where p.service_id = ${serviceId} and p.state in ('CREATED', 'SENT', 'PAID')
    ) moved group by moved.deal_id order by moved.deal_id nulls last`);
  return rows.map(({ dealId, amount }) => ({ dealId, amount: Number(amount) }));
}

/** Shops with money that came without a deal and is in no payout. */
export async function findWithoutDeal(db: Executor): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select moved.service_id as id from (
      select e.service_id, e.amount from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      left join order_services part on part.id = e.order_service_id ${paidWith}
      where e.account = 'SELLER_AVAILABLE' and (e.order_service_id is not null or t.holding_id is not null)
        and pay.payout_deal_id is null
      union all
      select p.service_id, -p.amount from payouts p where p.deal_id is null and p.state in ('CREATED', 'SENT', 'PAID')
    ) moved group by moved.service_id having sum(moved.amount) > 0 order by 1`);
  return rows.map(({ id }) => id);
}

/** An item of a payout. Without an order and a subscription it is a debt. */
export interface Item {
  orderServiceId: number | null;
  holdingId: number | null;
  amount: number;
}

/**
 * The items of a payout from a deal: everything of the deal that is in no payout yet. Money kept for a debt is the
 * remainder, so that the items add up to the amount.
 */
export async function findItems(
  tx: Executor,
  { serviceId, dealId, amount }: { serviceId: number; dealId: number | null; amount: number },
): Promise<Item[]> {
  const { rows } = await tx.execute<{ orderServiceId: number | null; holdingId: number | null; amount: string }>(sql`
    select moved.part_id as "orderServiceId", moved.holding_id as "holdingId", sum(moved.amount) as amount from (
      select e.order_service_id as part_id, case when e.order_service_id is null then t.holding_id end as holding_id,
        e.amount, pay.payout_deal_id as deal_id ${earned(serviceId)}
      union all
      select i.order_service_id, i.holding_id, -i.amount, p.deal_id
      from payout_items i join payouts p on p.id = i.payout_id
      where p.service_id = ${serviceId} and p.state in ('CREATED', 'SENT', 'PAID')
        and num_nonnulls(i.order_service_id, i.holding_id) = 1
    ) moved where moved.deal_id is not distinct from ${dealId}::int
    group by 1, 2 having sum(moved.amount) <> 0 order by 1, 2`);
  const items = rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  const rest = amount - items.reduce((sum, item) => sum + item.amount, 0);
  return rest === 0 ? items : [...items, { orderServiceId: null, holdingId: null, amount: rest }];
}

const zone = 'Europe/Moscow';

/**
 * Whether a shop has to wait: because of a payout under way, until tomorrow after a refusal, or for the administration.
 */
export async function isWaiting(db: Executor, serviceId: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ waits: boolean }>(sql`
    select exists (select from payout_holds h where h.service_id = ${serviceId} and h.lifted_at is null)
      or exists (select from payouts p where p.service_id = ${serviceId} and case
        when p.state in ('CREATED', 'SENT') then true
        when p.state = 'FAILED' then p.bank_status is not null and p.ended_at > ${now}::timestamptz - make_interval(mins => ${payoutRetryMinutes})
        else (p.created_at at time zone ${zone})::date >= ${dayIn(zone, now)}::date end) as waits`);
  return rows[0]?.waits ?? true;
}

/** A seller as registered by the state, regardless of the number of shops. */
interface Person {
  serviceId: number;
  inn: string;
}

/**
 * Whether a self-employed seller would get more this year than such a person may earn, in all shops together. With
 * `price`, counts what was sold this year. Always counts payouts, including those in flight. Locks the person until the
 * transaction ends.
 */
export async function exceedsYearLimit(
  tx: Transaction,
  { serviceId, inn }: Person,
  { amount, now, meaning }: { amount: number; now: Date; meaning: IncomeMeaning },
) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('payout.person'), hashtext(${inn}))`);
  const { rows } = await tx.execute<{ paid: string }>(sql`
    select coalesce((select sum(p.amount) from payouts p join payout_accounts a on a.id = p.account_id
      where a.inn = ${inn} and p.state in ('CREATED', 'SENT', 'PAID')
        and date_trunc('year', coalesce(p.paid_at, ${now}) at time zone ${zone})
          = date_trunc('year', ${now}::timestamptz at time zone ${zone})), 0) as paid
    from services s join legal_infos l on l.id = s.legal_info_id
    where s.id = ${serviceId} and l.subject_type = 'INDIVIDUAL_SUBJECT'`);
  if (rows[0] === undefined) return false;
  const income = meaning === 'price' ? await earnedInYear(tx, inn, now) : 0;
  return Math.max(Number(rows[0].paid) + amount, income) > selfEmployedYearLimit;
}

/** The amount that buyers paid in a calendar year of Moscow to the shops of a person (kopecks). */
async function earnedInYear(tx: Transaction, inn: string, now: Date): Promise<number> {
  const shops = sql`select s.id from services s join legal_infos l on l.id = s.legal_info_id where l.inn = ${inn}`;
  const { rows } = await tx.execute<{ earned: string }>(sql`
    select coalesce(sum(sold.amount), 0) as earned from (${soldBy('price', shops)}) sold
    where date_trunc('year', sold.moved_at at time zone ${zone})
      = date_trunc('year', ${now}::timestamptz at time zone ${zone})`);
  return Number(rows[0]?.earned ?? 0);
}

/**
 * Whether the seller of a shop sells as a self-employed person but is not one according to the tax service.
 * @param serviceId the id of the shop, or the column with it
 */
const hasLostStatus = (serviceId: SQL | number) => sql`exists (
  select from services s join legal_infos l on l.id = s.legal_info_id join taxpayers p on p.inn = l.inn
  where s.id = ${serviceId} and l.subject_type = 'INDIVIDUAL_SUBJECT' and p.state = 'UNREGISTERED')`;

export async function isUnregistered(db: Executor, serviceId: number): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select ${hasLostStatus(serviceId)} as is`);
  return rows[0]?.is ?? false;
}

/** Shops on hold because of a status that the seller has regained or no longer needs. */
export async function findHeldInVain(db: Executor): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select h.service_id as id from payout_holds h
    where h.kind = 'TAX_STATUS' and h.lifted_at is null and not ${hasLostStatus(sql`h.service_id`)} order by h.service_id`);
  return rows.map(({ id }) => id);
}
