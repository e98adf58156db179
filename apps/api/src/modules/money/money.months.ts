import { moneyLimits, type MoneyMonth } from '@vetka/domain/ledger';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import type { RawSum } from '../../platform/database/rawSum.ts';
import { movesOf, type Seller } from './money.moves.ts';

type Sum = Exclude<keyof MoneyMonth, 'month' | 'opening' | 'closing'>;
type Sums = Record<string, unknown> & Record<Sum, RawSum> & { month: string; change: RawSum };

const returning = sql.raw(`('REFUND', 'REFUND_FAILED', 'CANCELLATION')`);

/** Months with moves, the earliest first. */
async function findMonths(db: Executor, seller: Seller): Promise<Sums[]> {
  const { rows } = await db.execute<Sums>(sql`
    select to_char(m.created_at at time zone ${seller.timeZone}, 'YYYY-MM') as month,
      count(*) filter (where m.cause = 'SALE') as orders,
      coalesce(sum(m.paid) filter (where m.cause = 'SALE'), 0) as sold,
      coalesce(sum(m.compensation), 0) as compensation, coalesce(sum(m.commission), 0) as commission,
      coalesce(sum(m.tax), 0) as tax,
      -coalesce(sum(m.paid) filter (where m.cause in ${returning}), 0) as refunded,
      coalesce(sum(m.paid) filter (where m.cause = 'SUBSCRIPTION'), 0) as subscriptions,
      coalesce(sum(m.paid_out), 0) as "paidOut", sum(m.pending + m.available + m.debt + m.in_flight) as change
    from (${movesOf(seller)}) m group by 1 order by 1`);
  return rows;
}

const nothing: Omit<MoneyMonth, 'month' | 'opening' | 'closing'> = {
  orders: 0,
  sold: 0,
  compensation: 0,
  commission: 0,
  tax: 0,
  refunded: 0,
  subscriptions: 0,
  paidOut: 0,
};

const after = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** The first day of the next month. */
export const dayAfter = (month: string): string => `${after(month)}-01`;

/** Every month from the first move until `last`, also those without a move, the latest first. */
export async function readMonths(db: Executor, seller: Seller, last: string): Promise<MoneyMonth[]> {
  const found = new Map((await findMonths(db, seller)).map((sums) => [sums.month, sums]));
  const months: MoneyMonth[] = [];
  let opening = 0;
  for (let month = [...found.keys()][0] ?? last; month <= last; month = after(month)) {
    const sums = found.get(month);
    const names = Object.keys(nothing) as Sum[];
    const figures = sums
      ? (Object.fromEntries(names.map((name) => [name, Number(sums[name])])) as typeof nothing)
      : nothing;
    const closing = opening + Number(sums?.change ?? 0);
    months.push({ month, opening, ...figures, closing });
    opening = closing;
  }
  return months.toReversed().slice(0, moneyLimits.months);
}
