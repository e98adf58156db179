import type { OwnConsent } from '@vetka/domain/account';
import { and, desc, eq, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import {
  consents,
  orders,
  orderServices,
  savedAddresses,
  services,
  users,
} from '../../platform/database/schema/index.ts';
import { deleteUnused } from '../../platform/person/references.ts';

/** The latest consent to each version of each text, the newest first. */
export async function listConsents(db: Executor, userId: number): Promise<Omit<OwnConsent, 'isCurrent'>[]> {
  const latest = db
    .selectDistinctOn([consents.kind, consents.textVersion])
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(consents.kind, consents.textVersion, desc(consents.acceptedAt))
    .as('latest');
  const rows = await db.select().from(latest).orderBy(desc(latest.acceptedAt));
  return rows.map(({ kind, textVersion, acceptedAt, withdrawnAt }) => ({
    kind,
    textVersion,
    acceptedAt: acceptedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }));
}

export const withdrawConsents = (tx: Transaction, userId: number, kind: OwnConsent['kind']) =>
  tx
    .update(consents)
    .set({ withdrawnAt: new Date() })
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind), isNull(consents.withdrawnAt)));

export async function deleteSavedAddresses(tx: Transaction, userId: number): Promise<void> {
  const isOwn = eq(savedAddresses.userId, userId);
  const rows = await tx.delete(savedAddresses).where(isOwn).returning({ addressId: savedAddresses.addressId });
  await deleteUnused(
    tx,
    'addresses',
    rows.map(({ addressId }) => addressId),
  );
}

/** Paid parts of orders that the shop has not finished; the money of a delivered one can still be disputed. */
const isRunning = and(
  isNotNull(orders.paidAt),
  notInArray(orderServices.status, ['COMPLETED', 'CANCELED_BY_CUSTOMER', 'CANCELED_BY_SELLER']),
);

/** The person's own shops, with the number of their running orders. */
export const listOwnShops = (db: Executor, userId: number) =>
  db
    .select({
      name: services.name,
      slug: services.slug,
      running: sql<number>`count(${orderServices.id}) filter (where ${isRunning})::int`,
    })
    .from(services)
    .leftJoin(orderServices, eq(orderServices.serviceId, services.id))
    .leftJoin(orders, eq(orders.id, orderServices.orderId))
    .where(eq(services.ownerId, userId))
    .groupBy(services.id)
    .orderBy(services.id);

/** Numbers of the person's paid orders that have not been delivered. */
export async function listRunningOrders(db: Executor, userId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(orderServices, eq(orderServices.orderId, orders.id))
    .where(and(eq(orders.userId, userId), isRunning, notInArray(orderServices.status, ['DELIVERED'])))
    .orderBy(orders.id);
  return rows.map(({ id }) => id);
}

/** Hides the account. */
export const markDeleted = (tx: Transaction, userId: number) =>
  tx.update(users).set({ deletedAt: new Date() }).where(eq(users.id, userId));

/** Shows the account again. Returns when it was deleted; undefined if it was not, or has ended for good. */
export async function markRestored(tx: Transaction, userId: number): Promise<Date | undefined> {
  const isDeleted = and(eq(users.id, userId), isNotNull(users.deletedAt), isNull(users.erasedAt));
  const [row] = await tx.select({ deletedAt: users.deletedAt }).from(users).where(isDeleted).for('update');
  if (!row) return undefined;
  await tx.update(users).set({ deletedAt: null }).where(isDeleted);
  return row.deletedAt ?? undefined;
}

const isDue = (before: Date) => and(lte(users.deletedAt, before), isNull(users.erasedAt));

export async function listDue(db: Executor, before: Date): Promise<number[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isDue(before)).orderBy(users.id).limit(50);
  return rows.map(({ id }) => id);
}

/** Locks an account that is to end. False when it was restored, or another copy of the program is ending it. */
export async function lockDue(tx: Transaction, id: number, before: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isDue(before)))
    .for('update', { skipLocked: true });
  return rows.length > 0;
}
