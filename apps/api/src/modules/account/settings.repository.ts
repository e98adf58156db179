import type { LegalInfoUpdate, SubscriptionAnswer } from '@vetka/domain/account';
import { pressedSubscription, type SubscriptionState } from '@vetka/domain/actor';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import {
  emailConfirmations,
  legalInfoMedia,
  legalInfos,
  nicknameHistory,
  users,
  userSubscriptions,
} from '../../platform/database/schema/index.ts';

/** Locks the person's row until the end of the transaction. */
export async function lockUser(tx: Transaction, id: number) {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

/** Locks the name across all accounts until the end of the transaction. */
export const lockName = (tx: Transaction, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account name ${name}`}, 0))`);

/** Whether someone else has or had the nickname. */
export async function isNicknameTaken(db: Executor, nickname: string, userId: number): Promise<boolean> {
  const [now, before] = await Promise.all([
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.nickname, nickname), ne(users.id, userId))),
    db
      .select({ id: nicknameHistory.userId })
      .from(nicknameHistory)
      .where(and(eq(nicknameHistory.nickname, nickname), ne(nicknameHistory.userId, userId))),
  ]);
  return now.length + before.length > 0;
}

/** Sets the new nickname and keeps the old one in the history, where it leads to its owner. */
export async function changeNickname(tx: Transaction, userId: number, from: string, to: string): Promise<void> {
  await tx.delete(nicknameHistory).where(eq(nicknameHistory.nickname, to));
  await tx.update(users).set({ nickname: to, nicknameChangedAt: new Date() }).where(eq(users.id, userId));
  await tx.insert(nicknameHistory).values({ nickname: from, userId }).onConflictDoNothing();
}

/** Whether someone else has the phone, or has confirmed the e-mail. */
export async function isTaken(db: Executor, field: 'phone' | 'email', value: string, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users[field], value), ne(users.id, userId)));
  return found.length > 0;
}

/** Only the latest link is valid; earlier ones stop working. */
export async function replaceConfirmation(
  tx: Transaction,
  confirmation: typeof emailConfirmations.$inferInsert,
): Promise<void> {
  await dropConfirmations(tx, confirmation.userId);
  await tx.insert(emailConfirmations).values(confirmation);
}

export const dropConfirmations = (db: Executor, userId: number) =>
  db
    .delete(emailConfirmations)
    .where(and(eq(emailConfirmations.userId, userId), isNull(emailConfirmations.confirmedAt)));

/** Forgets one link, and no newer one. */
export const dropConfirmation = (db: Executor, tokenHash: string) =>
  db.delete(emailConfirmations).where(eq(emailConfirmations.tokenHash, tokenHash));

/** Consumes a confirmation link. `undefined` when it is unknown, used or expired. */
export async function takeConfirmation(tx: Transaction, tokenHash: string) {
  const now = new Date();
  const [row] = await tx
    .update(emailConfirmations)
    .set({ confirmedAt: now })
    .where(
      and(
        eq(emailConfirmations.tokenHash, tokenHash),
        isNull(emailConfirmations.confirmedAt),
        gt(emailConfirmations.expiresAt, now),
      ),
    )
    .returning({ userId: emailConfirmations.userId, email: emailConfirmations.email });
  return row;
}

/** Requisites without documents and an address. */
export type Requisites = Pick<typeof legalInfos.$inferInsert, 'subjectType' | 'name' | 'inn' | 'ogrn' | 'kpp'>;

export async function insertRequisites(
  tx: Transaction,
  { subjectType, name, inn, ogrn, kpp }: Requisites,
): Promise<number> {
  const [row] = await tx
    .insert(legalInfos)
    .values({ subjectType, name, inn, ogrn, kpp })
    .returning({ id: legalInfos.id });
  return (row as { id: number }).id;
}

/** Always inserts a new row: earlier purchases keep the requisites they were made with. Delete the former if unused. */
export async function insertLegalInfo(
  tx: Transaction,
  { mediaFileIds, subjectType, name, inn, ogrn, kpp }: LegalInfoUpdate,
  addressId: number | null,
): Promise<number> {
  const [row] = await tx
    .insert(legalInfos)
    .values({ subjectType, name, inn, ogrn: ogrn || null, kpp: kpp || null, addressId })
    .returning({ id: legalInfos.id });
  const { id } = row as { id: number };
  const files = mediaFileIds.map((mediaId, position) => ({ legalInfoId: id, mediaId, position }));
  if (files.length > 0) await tx.insert(legalInfoMedia).values(files);
  return id;
}

/** Changes a subscription to a state, or toggles it, and updates the counter. Returns what it is now. */
export async function changeSubscription(
  tx: Transaction,
  { subscriberId, userId, state }: { subscriberId: number; userId: number; state: SubscriptionState | undefined },
): Promise<SubscriptionAnswer & { isChanged: boolean }> {
  const target = await lockUser(tx, userId);
  const pair = and(eq(userSubscriptions.subscriberId, subscriberId), eq(userSubscriptions.userId, userId));
  const [current] = await tx.select({ id: userSubscriptions.userId }).from(userSubscriptions).where(pair);
  const before = current ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED';
  const after = state ?? pressedSubscription(before);
  const count = target?.subscribersCount ?? 0;
  if (before === after) return { state: after, subscribersCount: count, isChanged: false };
  if (after === 'SUBSCRIBED') await tx.insert(userSubscriptions).values({ subscriberId, userId });
  else await tx.delete(userSubscriptions).where(pair);
  const subscribersCount = Math.max(0, count + (after === 'SUBSCRIBED' ? 1 : -1));
  await tx.update(users).set({ subscribersCount }).where(eq(users.id, userId));
  return { state: after, subscribersCount, isChanged: true };
}
