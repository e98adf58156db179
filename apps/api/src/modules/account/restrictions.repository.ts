import type { RestrictionLevel, RestrictionUpdate } from '@vetka/domain/account';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { storedAuthor } from '../../platform/authors.ts';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { restrictions, users, userSubscriptions } from '../../platform/database/schema/index.ts';

type Target = Pick<RestrictionUpdate, 'kind' | 'id'>;
type StoredLevel = Exclude<RestrictionLevel, 'NONE'>;

const isAbout = ({ kind, id }: Target): SQL =>
  kind === 'USER' ? eq(restrictions.userId, id) : eq(restrictions.serviceId, id);

export const findRestrictions = (db: Executor, ownerId: number) =>
  db
    .select({
      level: restrictions.level,
      createdAt: restrictions.createdAt,
      author: storedAuthor({ authorUserId: restrictions.userId, authorServiceId: restrictions.serviceId }),
    })
    .from(restrictions)
    // For `author`: drizzle qualifies column names only when a query has two tables.
    .innerJoin(users, eq(users.id, restrictions.ownerId))
    .where(eq(restrictions.ownerId, ownerId))
    .orderBy(desc(restrictions.id));

/** How many others a person has restricted, apart from the target. */
export const countOthers = (db: Executor, ownerId: number, target: Target): Promise<number> =>
  db.$count(restrictions, and(eq(restrictions.ownerId, ownerId), sql`(${isAbout(target)}) is not true`));

export async function saveRestriction(
  tx: Transaction,
  ownerId: number,
  target: Target,
  level: StoredLevel,
): Promise<void> {
  const isUser = target.kind === 'USER';
  const values = { ownerId, level, userId: isUser ? target.id : null, serviceId: isUser ? null : target.id };
  await tx
    .insert(restrictions)
    .values(values)
    .onConflictDoUpdate({
      target: [isUser ? restrictions.userId : restrictions.serviceId, restrictions.ownerId],
      set: { level },
    });
}

export const deleteRestriction = (tx: Transaction, ownerId: number, target: Target) =>
  tx.delete(restrictions).where(and(eq(restrictions.ownerId, ownerId), isAbout(target)));

/** Ends the following of one person by another, and updates the counter. */
export async function endFollowing(tx: Transaction, subscriberId: number, userId: number): Promise<void> {
  // The lock keeps concurrent counts exact.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const { rowCount } = await tx
    .delete(userSubscriptions)
    .where(and(eq(userSubscriptions.subscriberId, subscriberId), eq(userSubscriptions.userId, userId)));
  if (!rowCount) return;
  await tx
    .update(users)
    .set({ subscribersCount: sql`${users.subscribersCount} - 1` })
    .where(eq(users.id, userId));
}
