import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../database/connect.ts';
import { addresses, sessions, users } from '../database/schema/index.ts';

const columns = {
  id: sessions.id,
  userId: sessions.userId,
  guestCityId: sessions.cityId,
  lastSeenAt: sessions.lastSeenAt,
  expiresAt: sessions.expiresAt,
  confirmedAt: sessions.confirmedAt,
  secondFactorAt: sessions.secondFactorAt,
};

/** A guest's session, or that of a person who may still sign in. */
const isOpenToPerson = or(isNull(sessions.userId), and(isNull(users.blockedAt), isNull(users.deletedAt)));

const isKnownBy = (tokenHash: string) =>
  or(
    eq(sessions.tokenHash, tokenHash),
    and(eq(sessions.formerTokenHash, tokenHash), gt(sessions.formerUntil, new Date())),
  );

/**
 * A session by its current or former cookie, with the data of its person that every request needs; `undefined` for a
 * blocked or deleted person.
 */
export async function findSession(db: Executor, tokenHash: string) {
  const [row] = await db
    .select({
      ...columns,
      isFormer: sql<boolean>`${sessions.tokenHash} <> ${tokenHash}`,
      isCartShop: sql<boolean>`coalesce(${users.isCartShop}, ${sessions.isCartShop})`,
      isAdministration: users.isAdministration,
      userSince: users.createdAt,
      userCityId: addresses.cityId,
    })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .leftJoin(addresses, eq(addresses.id, users.addressId))
    .where(and(isKnownBy(tokenHash), isOpenToPerson));
  return row;
}
export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Lifetimes of sessions, except those of blocked and deleted people. */
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
  userId: number | null;
  confirmedAt: Date | null;
  ip: string;
  userAgent: string | null;
}

export async function insertSession(db: Executor, session: NewSession): Promise<number> {
  const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id });
  return (row as { id: number }).id;
}

/** Locks the session until the end of the transaction, so that it is not rotated or ended concurrently. */
export async function lockSession(tx: Executor, id: number) {
  const [row] = await tx
    .select({ tokenHash: sessions.tokenHash, userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.id, id))
    .for('update');
  return row;
}

/**
 * The current owner of a session, null for a guest's, `undefined` when it has ended. It cannot change until the end of
 * the transaction: this and a sign-in wait for each other.
 */
export async function lockOwner(tx: Executor, id: number): Promise<number | null | undefined> {
  const [row] = await tx.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.id, id)).for('share');
  return row && row.userId;
}

/** The person has just proved who they are. */
export const confirmPerson = (db: Executor, id: number) =>
  db.update(sessions).set({ confirmedAt: new Date() }).where(eq(sessions.id, id));

/** The role of the administration is confirmed from now on. */
export const confirmRole = (db: Executor, id: number) =>
  db.update(sessions).set({ secondFactorAt: new Date() }).where(eq(sessions.id, id));

export const touchSession = (db: Executor, id: number) =>
  db.update(sessions).set({ lastSeenAt: new Date() }).where(eq(sessions.id, id));

interface Rotation {
  tokenHash: string;
  formerUntil: Date;
  expiresAt: Date;
  userId: number;
}

/** Gives the session a new token and lifetime; `userId` assigns it to that person. */
export const rotateSession = (db: Executor, id: number, { tokenHash, formerUntil, expiresAt, userId }: Rotation) =>
  db
    .update(sessions)
    .set({
      tokenHash,
      formerTokenHash: sql`${sessions.tokenHash}`,
      formerUntil,
      expiresAt,
      userId,
      confirmedAt: new Date(),
      secondFactorAt: null,
      lastSeenAt: new Date(),
      createdAt: new Date(),
    })
    .where(eq(sessions.id, id));

/** False when the token is no longer current. */
export async function deleteSession(db: Executor, id: number, tokenHash: string): Promise<boolean> {
  const { rowCount } = await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.tokenHash, tokenHash)));
  return rowCount === 1;
}

/** Deletes all other sessions of the person and returns their ids, after a change of password. */
export const deleteOtherSessions = (db: Executor, userId: number, keptId: number) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
    .returning({ id: sessions.id });

/** Deletes one session of the person. False when they have no such session. */
export async function deletePersonsSession(db: Executor, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
  return rowCount === 1;
}

/** The person's sessions, the most recently used first; some may have expired. */
export const listPersonsSessions = (db: Executor, userId: number) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));

export const setGuestCity = (db: Executor, id: number, cityId: number) =>
  db.update(sessions).set({ cityId }).where(eq(sessions.id, id));

/** Stores the preference of a person, or that of a guest in their session. */
export async function setCartShop(tx: Executor, id: number, isCartShop: boolean): Promise<void> {
  const owner = sql`(select s.user_id from sessions s where s.id = ${id})`;
  await tx.update(users).set({ isCartShop }).where(eq(users.id, owner));
  await tx.update(sessions).set({ isCartShop }).where(eq(sessions.id, id));
}

/** A guest who came for one shop still does when they sign in. */
export const keepCartShop = (tx: Executor, id: number, userId: number) =>
  tx
    .update(users)
    .set({ isCartShop: true })
    .where(
      and(
        eq(users.id, userId),
        eq(users.isCartShop, false),
        sql`(select s.is_cart_shop from sessions s where s.id = ${id})`,
      ),
    );

/** Deletes expired sessions, together with guests' carts. */
export const deleteEndedSessions = (db: Executor, seenBefore: Date) =>
  db.delete(sessions).where(or(lt(sessions.lastSeenAt, seenBefore), lt(sessions.expiresAt, new Date())));
