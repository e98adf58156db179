import { addDays, momentIn } from '@vetka/domain/date';
import {
  moneyKindCauses,
  type LedgerCause,
  type MoneyMove,
  type MoneyMoves,
  type MoneyMovesQuery,
} from '@vetka/domain/ledger';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import type { RawSum } from '../../platform/database/rawSum.ts';
import { iso } from '../../platform/moneyExpectation.ts';

/** The owner of the money, and the time zone in which its days start. */
export interface Seller {
  serviceId: number;
  timeZone: string;
}

/** Moves between two moments, in ISO 8601. */
export interface Moves extends Seller {
  begins?: string;
  ends?: string;
  causes?: readonly LedgerCause[];
  account?: string;
  /** A number that a person typed. */
  order?: number;
}

const usualTake = 30;

/** The first moment of a day of the shop. */
export const startOf = (timeZone: string, day: string): string =>
  new Date(momentIn(timeZone, day, '00:00')).toISOString();

/**
 * Both sides call a part of an order by its own number. The number of the whole order, which the bank names, is tried
 * when no part of this shop has it.
 */
const isOf = ({ serviceId, order }: Moves): SQL => sql`(t.order_service_id = ${order} or (t.order_id = ${order}
  and not exists (select 1 from order_services own where own.id = ${order} and own.service_id = ${serviceId})))`;

const conditions = (moves: Moves): SQL[] => {
  const { begins, ends, causes, order } = moves;
  return [
    ...(begins ? [sql`and t.created_at >= ${begins}::timestamptz`] : []),
    ...(ends ? [sql`and t.created_at < ${ends}::timestamptz`] : []),
    ...(causes ? [sql`and t.cause = any(${sql.param([...causes])}::text[])`] : []),
    ...(order === undefined ? [] : [sql`and ${isOf(moves)}`]),
  ];
};

const account = (name: string): SQL => sql.raw(`coalesce(sum(e.amount) filter (where e.account = '${name}'), 0)`);

/**
 * Each transaction that moved the seller's money, with what it changed. Other sellers' entries never share one: an order
 * is sold by order service.
 */
export const movesOf = (moves: Moves): SQL => sql`
  select t.id, t.cause, t.created_at, t.order_service_id, t.holding_id,
    ${account('SELLER_PENDING')} as pending, ${account('SELLER_AVAILABLE')} as available, ${account('SELLER_DEBT')} as debt,
    ${account('SELLER_PAYOUT')} as in_flight,
    -(${account('BUYER_HOLD')} + ${account('OWN_SALES')}) as paid, -${account('OWN_DISCOUNTS')} as compensation,
    ${account('COMMISSION')} + ${account('COMMISSION_TAX')} as commission, ${account('COMMISSION_TAX')} as tax,
    coalesce(sum(e.amount) filter (where e.account = 'BANK'), 0) as paid_out
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  where t.id in (select own.transaction_id from ledger_entries own where own.service_id = ${moves.serviceId}
    ${moves.account ? sql`and own.account = ${moves.account}` : sql``})
    ${sql.join(conditions(moves), sql` `)}
  group by t.id`;

interface MoveRow extends Record<string, unknown> {
  id: number;
  cause: LedgerCause;
  createdAt: Date | string;
  orderServiceId: number | null;
  number: number | null;
  title: string | null;
  productCount: number | null;
  plan: string | null;
  paid: RawSum;
  compensation: RawSum;
  commission: RawSum;
  paidOut: RawSum;
  pending: RawSum;
  available: RawSum;
  debt: RawSum;
  inFlight: RawSum;
}

const moveOf = (row: MoveRow): MoneyMove => ({
  id: row.id,
  cause: row.cause,
  createdAt: iso(row.createdAt),
  order:
    row.orderServiceId === null
      ? null
      : {
          id: row.orderServiceId,
          number: row.number ?? 0,
          title: row.title ?? '',
          productCount: row.productCount ?? 0,
        },
  plan: row.plan,
  paid: Number(row.paid),
  compensation: Number(row.compensation),
  commission: Number(row.commission),
  paidOut: Number(row.paidOut),
  pending: Number(row.pending),
  available: Number(row.available),
  debt: Number(row.debt),
  inFlight: Number(row.inFlight),
});

/** The name of an order service `os` in lists of money. */
export const orderName = sql`os.id as number,
  (select op.title from order_products op where op.order_service_id = os.id order by op.id limit 1) as title,
  (select count(*)::int from order_products op where op.order_service_id = os.id) as "productCount"`;

interface Page {
  /** The last move of the previous page. */
  before?: number | undefined;
  /** All moves without it. */
  take?: number;
}

/** Moves, the newest first. */
export async function findMoves(db: Executor, moves: Moves, { before, take }: Page = {}): Promise<MoneyMove[]> {
  const { rows } = await db.execute<MoveRow>(sql`
    with moves as (${movesOf(moves)}), page as (
      select m.* from moves m
      ${before === undefined ? sql`` : sql`where (m.created_at, m.id) < (select b.created_at, b.id from ledger_transactions b where b.id = ${before})`}
      order by m.created_at desc, m.id desc ${take === undefined ? sql`` : sql`limit ${take}`}
    )
    select page.id, page.cause, page.created_at as "createdAt", page.order_service_id as "orderServiceId", ${orderName},
      plans.name as plan, page.paid, page.compensation, page.commission, page.paid_out as "paidOut",
      page.pending, page.available, page.debt, page.in_flight as "inFlight"
    from page left join order_services os on os.id = page.order_service_id
    left join subscription_holdings h on h.id = page.holding_id
    left join subscription_plans plans on plans.id = h.plan_id
    order by page.created_at desc, page.id desc`);
  return rows.map(moveOf);
}

/** Changes of accounts by moves, and how many there are. */
async function sumMoves(db: Executor, moves: Moves): Promise<MoneyMoves['total']> {
  const { rows } = await db.execute<Record<keyof MoneyMoves['total'], string>>(sql`
    select count(*) as moves, coalesce(sum(pending), 0) as pending, coalesce(sum(available), 0) as available,
      coalesce(sum(debt), 0) as debt, coalesce(sum(in_flight), 0) as "inFlight" from (${movesOf(moves)}) m`);
  const [row] = rows;
  return {
    moves: Number(row?.moves),
    pending: Number(row?.pending),
    available: Number(row?.available),
    debt: Number(row?.debt),
    inFlight: Number(row?.inFlight),
  };
}

const noOrder = -1;
/** «№ 10531» or «10531». Anything else finds nothing. */
function orderNumberOf(search: string): number {
  const digits = search.replace(/[№#\s\u00A0]/g, '');
  const id = /^\d{1,10}$/.test(digits) ? Number(digits) : noOrder;
  return id <= 2_147_483_647 ? id : noOrder;
}

/** A page of moves that the filters let through. Two queries. */
export async function readMoves(db: Executor, seller: Seller, query: MoneyMovesQuery): Promise<MoneyMoves> {
  const { from, to, kind, account: of, search = '', before, take = usualTake } = query;
  const moves: Moves = {
    ...seller,
    ...(from && { begins: startOf(seller.timeZone, from) }),
    ...(to && { ends: startOf(seller.timeZone, addDays(to, 1)) }),
    ...(kind && { causes: moneyKindCauses[kind] }),
    ...(of && { account: of }),
    ...(search.trim() && { order: orderNumberOf(search) }),
  };
  const [found, total] = await Promise.all([findMoves(db, moves, { before, take: take + 1 }), sumMoves(db, moves)]);
  const data = found.slice(0, take);
  return { data, next: found.length > take ? (data.at(-1)?.id ?? null) : null, total };
}
