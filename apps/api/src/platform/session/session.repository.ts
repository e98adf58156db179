import { and, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Executor } from '../database/connect.ts';
import { addresses, sessions, users } from '../database/schema/index.ts';

const columns = {
  id: sessions.id,
  userId: sessions.userId,
  guestCityId: sessions.cityId,
  isCartShop: sessions.isCartShop,
  lastSeenAt: sessions.lastSeenAt,
  expiresAt: sessions.expiresAt,
};

/** Nobody's yet, or of somebody who may still come in. */
const isOpenToPerson = or(isNull(sessions.userId), and(isNull(users.blockedAt), isNull(users.deletedAt)));

/** A session with what every request needs to know of its person; `undefined` for a blocked or deleted one. */
export async function findSession(db: Executor, tokenHash: string) {
  const [row] = await db
    .select({ ...columns, isAdministration: users.isAdministration, userCityId: addresses.cityId })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .leftJoin(addresses, eq(addresses.id, users.addressId))
    .where(and(eq(sessions.tokenHash, tokenHash), isOpenToPerson));
  return row;
}
export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** How long sessions last; those of blocked and deleted people are not there. */
export const findSessions = (db: Executor, tokenHashes: readonly string[]) =>
  tokenHashes.length === 0
    ? []
    : db
        .select({ tokenHash: sessions.tokenHash, lastSeenAt: sessions.lastSeenAt, expiresAt: sessions.expiresAt })
        .from(sessions)
        .leftJoin(users, eq(users.id, sessions.userId))
        .where(and(inArray(sessions.tokenHash, [...tokenHashes]), isOpenToPerson));

export interface NewSession {
  tokenHash: string;
  expiresAt: Date;
  ip: string;
  userAgent: string | null;
}

export async function insertSession(db: Executor, session: NewSession): Promise<SessionRow> {
  const [row] = await db.insert(sessions).values(session).returning(columns);
  return { ...(row as Omit<SessionRow, 'isAdministration' | 'userCityId'>), isAdministration: null, userCityId: null };
}

export const touchSession = (db: Executor, id: number) =>
  db.update(sessions).set({ lastSeenAt: new Date() }).where(eq(sessions.id, id));

/** Gives the session a new token and a new life; `userId` makes it that person's. */
export const rotateSession = (
  db: Executor,
  id: number,
  change: { tokenHash: string; expiresAt: Date; userId: number },
) =>
  db
    .update(sessions)
    .set({ ...change, lastSeenAt: new Date(), createdAt: new Date() })
    .where(eq(sessions.id, id));

export const deleteSession = (db: Executor, id: number) => db.delete(sessions).where(eq(sessions.id, id));

/** All other sessions of the person, whose ids are the answer: after a change of password. */
export const deleteOtherSessions = (db: Executor, userId: number, keptId: number) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
    .returning({ id: sessions.id });

export const setGuestCity = (db: Executor, id: number, cityId: number) =>
  db.update(sessions).set({ cityId }).where(eq(sessions.id, id));

export const setCartShop = (db: Executor, id: number, isCartShop: boolean) =>
  db.update(sessions).set({ isCartShop }).where(eq(sessions.id, id));

/** Sessions nobody can use any more. Guests' carts go with them. */
export const deleteEndedSessions = (db: Executor, seenBefore: Date) =>
  db.delete(sessions).where(or(lt(sessions.lastSeenAt, seenBefore), lt(sessions.expiresAt, new Date())));
