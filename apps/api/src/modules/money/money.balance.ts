import type { SellerMoney, WaitingMoneyQuery, WaitingMoneys } from '@vetka/domain/ledger';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/connect.ts';
import type { RawSum } from '../../platform/database/rawSum.ts';
import { expectation, expectationOf, type ExpectationRow } from '../../platform/moneyExpectation.ts';
import { orderName, type Seller } from './money.moves.ts';

/** Payouts to the seller's bank account. */
async function findPaidOut(db: Executor, { serviceId }: Seller): Promise<number> {
  const { rows } = await db.execute<{ amount: RawSum }>(sql`
    select coalesce(sum(b.amount), 0) as amount from ledger_entries b
    where b.account = 'BANK' and b.transaction_id in (
      select e.transaction_id from ledger_entries e where e.service_id = ${serviceId})`);
  return Number(rows[0]?.amount);
}

/** Order services with pending money: columns of `expectation`, `id` and `amount`. */
const waitingOf = ({ serviceId, timeZone }: Seller) => sql`
  select os.id, sums.amount, at.*
  from (select e.order_service_id, sum(e.amount) as amount from ledger_entries e
    where e.service_id = ${serviceId} and e.account = 'SELLER_PENDING'
    group by e.order_service_id having sum(e.amount) <> 0) sums
  join order_services os on os.id = sums.order_service_id
  cross join lateral (${expectation(timeZone)}) at`;

/** The balances of a seller, and when pending money is expected. Three queries. */
export async function readBalance({ db, ledger }: FastifyInstance, seller: Seller): Promise<SellerMoney> {
  const [balance, paidOut, { rows }] = await Promise.all([
    ledger.balancesOf(db, seller.serviceId),
    findPaidOut(db, seller),
    db.execute<{ day: string | null; orders: number; amount: RawSum }>(sql`
      select (w.expected_at at time zone ${seller.timeZone})::date::text as day, count(*)::int as orders,
        sum(w.amount) as amount
      from (${waitingOf(seller)}) w group by 1 order by 1 nulls last`),
  ]);
  return {
    pending: balance('SELLER_PENDING'),
    available: balance('SELLER_AVAILABLE'),
    debt: balance('SELLER_DEBT'),
    inFlight: balance('SELLER_PAYOUT'),
    paidOut,
    waiting: rows.map(({ day, orders, amount }) => ({ day, orders, amount: Number(amount) })),
  };
}

interface WaitingRow extends ExpectationRow, Record<string, unknown> {
  id: number;
  amount: string;
  number: number;
  title: string | null;
  productCount: number;
}

const usualTake = 30;

/** Orders with pending money, the earliest first. */
export async function readWaiting(db: Executor, seller: Seller, query: WaitingMoneyQuery): Promise<WaitingMoneys> {
  const { after, take = usualTake } = query;
  const { rows } = await db.execute<WaitingRow>(sql`
    with waiting as (select w.*, coalesce(w.expected_at, 'infinity') as place from (${waitingOf(seller)}) w)
    select w.id, w.amount, w.state, w.expected_at as "expectedAt", w.is_exact as "isExact", ${orderName}
    from waiting w join order_services os on os.id = w.id
    ${after === undefined ? sql`` : sql`where (w.place, w.id) > (select l.place, l.id from waiting l where l.id = ${after})`}
    order by w.place, w.id limit ${take + 1}`);
  const data = rows.slice(0, take).map(({ id, amount, number, title, productCount, ...rest }) => ({
    order: { id, number, title: title ?? '', productCount },
    amount: Number(amount),
    ...expectationOf(rest),
  }));
  return { data, next: rows.length > take ? (data.at(-1)?.order.id ?? null) : null };
}
