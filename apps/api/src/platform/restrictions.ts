import { and, eq, inArray, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { AuthorColumns } from './authors.ts';
import type { Executor } from './database/connect.ts';
import { restrictions } from './database/schema/account-restrictions.ts';

/** A person or a service that others may have muted or blocked. */
export interface Restricted {
  userId?: number | null;
  serviceId?: number | null;
}

const concerns = ({ userId, serviceId }: Restricted): SQL =>
  serviceId == null ? eq(restrictions.userId, userId ?? 0) : eq(restrictions.serviceId, serviceId);

/** Excludes rows whose authors the visitor has muted or blocked. */
export const isNotMutedBy = (userId: number | null, { authorUserId, authorServiceId }: AuthorColumns) =>
  userId === null
    ? undefined
    : sql`not exists (select from restrictions r where r.owner_id = ${userId}
        and (r.user_id = ${authorUserId} or r.service_id = ${authorServiceId}))`;

/** Which of these people have muted or blocked somebody. */
export async function findRestricting(
  db: Executor,
  ownerIds: readonly number[],
  target: Restricted,
): Promise<Set<number>> {
  if (ownerIds.length === 0) return new Set();
  const rows = await db
    .select({ ownerId: restrictions.ownerId })
    .from(restrictions)
    .where(and(inArray(restrictions.ownerId, [...ownerIds]), concerns(target)));
  return new Set(rows.map(({ ownerId }) => ownerId));
}

/** Whether one of these people has blocked a person. */
export async function isBlockedByAny(
  db: Executor,
  ownerIds: readonly (number | null | undefined)[],
  userId: number,
): Promise<boolean> {
  const ids = ownerIds.filter((id) => id != null);
  if (ids.length === 0) return false;
  const isThis = and(inArray(restrictions.ownerId, ids), eq(restrictions.userId, userId));
  return (await db.$count(restrictions, and(isThis, eq(restrictions.level, 'BLOCKED')))) > 0;
}

export const hasBlockedService = async (db: Executor, ownerId: number, serviceId: number): Promise<boolean> => {
  const isThis = and(eq(restrictions.ownerId, ownerId), eq(restrictions.serviceId, serviceId));
  return (await db.$count(restrictions, and(isThis, eq(restrictions.level, 'BLOCKED')))) > 0;
};

/** Whether a person has not blocked a service or any of these people who write for it. */
export const hasBlockedNone = (ownerId: AnyColumn, { serviceId, userIds }: { serviceId: number; userIds: number[] }) =>
  sql`not exists (select from restrictions r where r.owner_id = ${ownerId} and r.level = 'BLOCKED'
    and (r.service_id = ${serviceId} or r.user_id = any(${sql.param(userIds)}::int[])))`;

/** Pairs of people of whom the first has blocked the second, as `owner user`. */
export async function findBlockedPairs(
  db: Executor,
  ownerIds: readonly number[],
  userIds: readonly number[],
): Promise<Set<string>> {
  if (ownerIds.length === 0 || userIds.length === 0) return new Set();
  const rows = await db
    .select({ ownerId: restrictions.ownerId, userId: restrictions.userId })
    .from(restrictions)
    .where(
      and(
        inArray(restrictions.userId, [...userIds]),
        inArray(restrictions.ownerId, [...ownerIds]),
        eq(restrictions.level, 'BLOCKED'),
      ),
    );
  return new Set(rows.map(({ ownerId, userId }) => `${ownerId} ${userId}`));
}

/** Whether either of two people has blocked the other: undefined when neither has. */
export async function findBlockBetween(
  db: Executor,
  userId: number,
  otherId: number,
): Promise<'OWN' | 'OTHER' | undefined> {
  const pairs = [
    and(eq(restrictions.ownerId, userId), eq(restrictions.userId, otherId)),
    and(eq(restrictions.ownerId, otherId), eq(restrictions.userId, userId)),
  ];
  const rows = await db
    .select({ ownerId: restrictions.ownerId })
    .from(restrictions)
    .where(and(or(...pairs), eq(restrictions.level, 'BLOCKED')));
  if (rows.length === 0) return undefined;
  return rows.some(({ ownerId }) => ownerId === userId) ? 'OWN' : 'OTHER';
}
