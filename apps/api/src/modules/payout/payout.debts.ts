import type { LedgerCause } from '@vetka/domain/ledger';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import type { IndebtedShop, IndebtedShops } from '@vetka/domain/payout';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/connect.ts';
import { expectation, iso } from '../../platform/moneyExpectation.ts';

const defaultTake = 24;

interface ShopRow extends Record<string, unknown> {
  id: number;
  slug: string;
  name: string;
  pending: string;
  expectedAt: Date | string | null;
  lastSaleAt: Date | string | null;
  total: number;
}

interface MoveRow extends Record<string, unknown> {
  shop: number;
  cause: LedgerCause;
  createdAt: Date | string;
  orderServiceId: number | null;
  payoutId: number | null;
  amount: string;
}

/** Orders of shop `s` with pending money. */
const waiting = sql`
  select e.order_service_id as id, sum(e.amount) as amount from ledger_entries e
  where e.service_id = s.id and e.account = 'SELLER_PENDING' group by 1 having sum(e.amount) <> 0`;

async function findShops(db: Executor, page: number, take: number): Promise<ShopRow[]> {
  const { rows } = await db.execute<ShopRow>(sql`
    with debts as (
      select e.service_id, -sum(e.amount) as debt, count(*) over ()::int as total from ledger_entries e
      where e.account = 'SELLER_DEBT' group by 1 having sum(e.amount) < 0
      order by debt desc, e.service_id limit ${take} offset ${(page - 1) * take})
    select s.id, s.slug, s.name, debts.total, coming.pending, coming.expected_at as "expectedAt",
      (select max(t.created_at) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.service_id = s.id and t.cause in ('SALE', 'SUBSCRIPTION')) as "lastSaleAt"
    from debts join services s on s.id = debts.service_id join cities c on c.id = s.city_id
    cross join lateral (
      select coalesce(sum(w.amount), 0) as pending, min(at.expected_at) as expected_at
      from (${waiting}) w join order_services os on os.id = w.id
      cross join lateral (${expectation(sql`c.time_zone`)}) at) coming
    order by debts.debt desc, s.id`);
  return rows;
}

/** What added to the debt of each shop, and what covered it, since the shop last owed nothing. */
async function findMoves(db: Executor, shops: readonly number[]): Promise<MoveRow[]> {
  const { rows } = await db.execute<MoveRow>(sql`
    with moves as (
      select e.service_id, e.transaction_id, e.amount,
        sum(e.amount) over (partition by e.service_id order by e.transaction_id, e.id) as balance
      from ledger_entries e
      where e.account = 'SELLER_DEBT' and e.service_id = any(${sql.param([...shops])}::int[]))
    select m.service_id as shop, t.cause, t.created_at as "createdAt", t.order_service_id as "orderServiceId",
      t.payout_id as "payoutId", m.amount
    from moves m join ledger_transactions t on t.id = m.transaction_id
    where m.transaction_id > coalesce((select max(even.transaction_id) from moves even
      where even.service_id = m.service_id and even.balance = 0), 0)
    order by m.transaction_id`);
  return rows;
}

const orNull = (at: Date | string | null): string | null => (at === null ? null : iso(at));

function debtOf({ id, slug, name, pending, expectedAt, lastSaleAt }: ShopRow, moves: MoveRow[]): IndebtedShop {
  const causes = moves.filter(({ amount }) => Number(amount) < 0);
  const change = moves.reduce((sum, { amount }) => sum + Number(amount), 0);
  const added = causes.reduce((sum, { amount }) => sum - Number(amount), 0);
  return {
    shop: { id, slug, name },
    debt: -change,
    since: iso(causes[0]?.createdAt ?? new Date()),
    causes: causes.map(({ cause, createdAt, orderServiceId, payoutId, amount }) => ({
      cause,
      createdAt: iso(createdAt),
      orderServiceId,
      payoutId,
      amount: -Number(amount),
    })),
    covered: added + change,
    pending: Number(pending),
    expectedAt: orNull(expectedAt),
    lastSaleAt: orNull(lastSaleAt),
  };
}

/** Shops that owe money, the largest debt first. Two queries. */
export async function readDebts(
  { db }: FastifyInstance,
  { page = 1, take = defaultTake }: PageQuery,
): Promise<IndebtedShops> {
  const shops = await findShops(db, page, take);
  const moves = await findMoves(
    db,
    shops.map(({ id }) => id),
  );
  return {
    // A debt may have been covered between the two queries.
    data: shops.flatMap((shop) => {
      const own = moves.filter((move) => move.shop === shop.id);
      return own.length === 0 ? [] : [debtOf(shop, own)];
    }),
    meta: metaOf(page, take, shops[0]?.total ?? 0),
  };
}
