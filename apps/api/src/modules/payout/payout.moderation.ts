import { metaOf } from '@vetka/domain/paging';
import { banks } from '@vetka/domain/payment';
import type {
  HeldShops,
  PayoutHoldChanged,
  PayoutQueueQuery,
  PayoutQueueView,
  PayoutState,
  QueuedPayouts,
} from '@vetka/domain/payout';
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { payoutHolds, payouts, services } from '../../platform/database/schema/index.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import { hold } from './payout.holds.ts';
import { payoutMessages } from './payout.messages.ts';
import { itemsOf, payoutOf, selectPayouts } from './payout.reading.ts';

const defaultTake = 24;

const statesOf: Record<PayoutQueueView, readonly PayoutState[]> = {
  IN_FLIGHT: ['CREATED', 'SENT'],
  TROUBLE: ['FAILED', 'RETURNED'],
  PAID: ['PAID'],
};

const isShown = (view: PayoutQueueView) => inArray(payouts.state, [...statesOf[view]]);

/** How many payouts a view has. */
export async function countQueue(db: Executor, view: PayoutQueueView): Promise<number> {
  const [row] = await db.select({ total: count() }).from(payouts).where(isShown(view));
  return row?.total ?? 0;
}

/** Payouts of all shops, newest first. */
export async function readQueue(
  { db }: FastifyInstance,
  { view = 'IN_FLIGHT', page = 1, take = defaultTake }: PayoutQueueQuery,
): Promise<QueuedPayouts> {
  const [rows, total] = await Promise.all([
    selectPayouts(db)
      .where(isShown(view))
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
    .select({ hold: payoutHolds, id: services.id, slug: services.slug, name: services.name })
    .from(payoutHolds)
    .innerJoin(services, eq(services.id, payoutHolds.serviceId))
    .where(isNull(payoutHolds.liftedAt))
    .orderBy(asc(payoutHolds.id));
  const balances = await Promise.all(rows.map(({ id }) => ledger.balanceOf(db, id, 'SELLER_AVAILABLE')));
  const data = rows.map(({ hold: { kind, reason, createdAt }, ...shop }, index) => ({
    shop,
    hold: { kind, reason, createdAt: createdAt.toISOString() },
    available: Math.max(0, balances[index] ?? 0),
  }));
  return { data };
}

/** Locks the seller, so that no payout is planned meanwhile. @throws Refusal 404 */
async function lockShop({ ledger }: FastifyInstance, tx: Transaction, id: number): Promise<void> {
  const [shop] = await tx.select({ id: services.id }).from(services).where(eq(services.id, id));
  if (!shop) throw notFound('payout.unknown-shop', payoutMessages.unknownShop);
  await ledger.lockSeller(tx, id);
}

const findOpen = (tx: Transaction, serviceId: number) =>
  tx
    .select()
    .from(payoutHolds)
    .where(and(eq(payoutHolds.serviceId, serviceId), isNull(payoutHolds.liftedAt)));

/** @throws Refusal 404, 409 when it is already on hold */
export async function holdShop(
  app: FastifyInstance,
  tx: Transaction,
  id: number,
  reason: string,
): Promise<PayoutHoldChanged> {
  await lockShop(app, tx, id);
  if ((await findOpen(tx, id)).length > 0) throw conflict('payout.already-held', payoutMessages.alreadyHeld);
  await hold(app, tx, { serviceId: id, kind: 'ADMINISTRATION', reason: reason.trim() });
  return { id, isHeld: true };
}

/** Waiting payouts are made by the next round. @throws Refusal 404, 409 when it is not on hold */
export async function releaseShop(app: FastifyInstance, tx: Transaction, id: number): Promise<PayoutHoldChanged> {
  await lockShop(app, tx, id);
  const [open] = await findOpen(tx, id);
  if (!open) throw conflict('payout.not-held', payoutMessages.notHeld);
  await tx.update(payoutHolds).set({ liftedAt: new Date() }).where(eq(payoutHolds.id, open.id));
  return { id, isHeld: false };
}
