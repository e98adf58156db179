import { metaOf } from '@vetka/domain/paging';
import { banks } from '@vetka/domain/payment';
import type {
  HeldShops,
  PayoutHold,
  PayoutHoldChanged,
  PayoutQueueQuery,
  PayoutQueueView,
  QueuedPayouts,
} from '@vetka/domain/payout';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { payoutHolds, payouts, services } from '../../platform/database/schema/index.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import { hold } from './payout.holds.ts';
import { payoutMessages } from './payout.messages.ts';
import { byKind, holdOf, itemsOf, payoutOf, selectPayouts } from './payout.reading.ts';
import { isOpenHold } from './payout.repository.ts';

const defaultTake = 24;

/** The bank did not pay or took the money back, and no payout planned since has arrived. */
const isUnsettled = and(
  inArray(payouts.state, ['FAILED', 'RETURNED']),
  isNotNull(payouts.bankStatus),
  sql`not exists (select from payouts later where later.service_id = payouts.service_id
    and later.state = 'PAID' and later.created_at > payouts.ended_at)`,
);

const isShown: Record<PayoutQueueView, SQL | undefined> = {
  IN_FLIGHT: inArray(payouts.state, ['CREATED', 'SENT']),
  TROUBLE: isUnsettled,
  PAID: eq(payouts.state, 'PAID'),
};

/** How many payouts a view has. */
export async function countQueue(db: Executor, view: PayoutQueueView): Promise<number> {
  const [row] = await db.select({ total: count() }).from(payouts).where(isShown[view]);
  return row?.total ?? 0;
}

/** Payouts of all shops, newest first. */
export async function readQueue(
  { db }: FastifyInstance,
  { view = 'IN_FLIGHT', page = 1, take = defaultTake }: PayoutQueueQuery,
): Promise<QueuedPayouts> {
  const [rows, total] = await Promise.all([
    selectPayouts(db)
      .where(isShown[view])
      .orderBy(desc(payouts.id))
      .limit(take)
      .offset((page - 1) * take),
    countQueue(db, view),
  ]);
  const [items, shops] = await Promise.all([
    itemsOf(
      db,
      rows.map(({ payout }) => payout.id),
    ),
    db
      .select({ id: services.id, slug: services.slug, name: services.name })
      .from(services)
      .where(inArray(services.id, [0, ...rows.map(({ payout }) => payout.serviceId)])),
  ]);
  return {
    data: rows.map((row) => ({
      payout: { ...payoutOf(row, items.get(row.payout.id) ?? []), reason: row.payout.reason },
      shop: shops.find(({ id }) => id === row.payout.serviceId) ?? { id: row.payout.serviceId, slug: '', name: '' },
      bankStatus: row.payout.bankStatus ?? '',
      orderNumber: orderNumberOf(row.payout),
      attempts: row.payout.attempts,
    })),
    meta: metaOf(page, take, total),
  };
}

/** «Cyclops» keeps the number of a payout; elsewhere each attempt has its own. */
const orderNumberOf = ({ number, attempts, provider }: typeof payouts.$inferSelect): string =>
  provider === banks.tochka.provider ? number : `${number}-${attempts}`;

/** Shops that are not paid, the longest held first. */
export async function readHeld({ db, ledger }: FastifyInstance): Promise<HeldShops> {
  const rows = await db
    .select({ hold: payoutHolds, shop: { id: services.id, slug: services.slug, name: services.name } })
    .from(payoutHolds)
    .innerJoin(services, eq(services.id, payoutHolds.serviceId))
    .where(isNull(payoutHolds.liftedAt))
    .orderBy(asc(payoutHolds.id));
  const shops = new Map(rows.map(({ shop }) => [shop.id, shop]));
  const data = [...shops.values()].map(async (shop) => {
    const held = rows.flatMap((row) => (row.shop.id === shop.id ? row.hold : []));
    const [main, ...others] = held.toSorted(byKind).map(holdOf);
    const balance = await ledger.balanceOf(db, shop.id, 'SELLER_AVAILABLE');
    return { shop, hold: main as PayoutHold, others, available: Math.max(0, balance) };
  });
  return { data: await Promise.all(data) };
}

/** Locks the seller, so that no payout is planned meanwhile. @throws Refusal 404 */
async function lockShop({ ledger }: FastifyInstance, tx: Transaction, id: number): Promise<void> {
  const [shop] = await tx.select({ id: services.id }).from(services).where(eq(services.id, id));
  if (!shop) throw notFound('payout.unknown-shop', payoutMessages.unknownShop);
  await ledger.lockSeller(tx, id);
}

/** Also a shop that is held for another reason, which may end by itself. @throws Refusal 404, 409 when it was held */
export async function holdShop(
  app: FastifyInstance,
  tx: Transaction,
  id: number,
  reason: string,
): Promise<PayoutHoldChanged> {
  await lockShop(app, tx, id);
  const isNew = await hold(app, tx, { serviceId: id, kind: 'ADMINISTRATION', reason: reason.trim() });
  if (!isNew) throw conflict('payout.already-held', payoutMessages.alreadyHeld);
  return { id, isHeld: true };
}

/** Lifts all holds of a shop: waiting payouts are made by the next round. @throws Refusal 404, 409 when it has none */
export async function releaseShop(app: FastifyInstance, tx: Transaction, id: number): Promise<PayoutHoldChanged> {
  await lockShop(app, tx, id);
  const { rowCount } = await tx.update(payoutHolds).set({ liftedAt: new Date() }).where(isOpenHold(id));
  if (!rowCount) throw conflict('payout.not-held', payoutMessages.notHeld);
  return { id, isHeld: false };
}
