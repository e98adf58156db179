import { and, desc, eq, gt, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { verificationCodes } from '../../platform/database/schema/index.ts';

export type NewCode = typeof verificationCodes.$inferInsert;
export type Purpose = NewCode['purpose'];

/**
 * Serializes sending to this phone and from this address until the end of the transaction. The order of locks is
 * fixed.
 */
export async function lockSending(tx: Executor, phone: string, ip: string): Promise<void> {
  for (const subject of [`ip ${ip}`, `phone ${phone}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
  }
}

type To = Pick<NewCode, 'phone' | 'isKnown'>;

/**
 * Codes to a phone that strangers asked for are counted apart from those of its person: nobody can use up the messages
 * that somebody else needs.
 */
const sentTo = ({ phone, isKnown = false }: To) =>
  and(eq(verificationCodes.phone, phone), eq(verificationCodes.isKnown, isKnown));

const since = (moment: Date) => gt(verificationCodes.createdAt, moment);
const unusedSince = (moment: Date) => and(since(moment), isNull(verificationCodes.consumedAt));

/** When the newest but `place` of these codes was sent; undefined when there are not so many. */
async function findNewest(db: Executor, where: SQL | undefined, place = 0): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: verificationCodes.createdAt })
    .from(verificationCodes)
    .where(where)
    .orderBy(desc(verificationCodes.createdAt))
    .limit(1)
    .offset(place);
  return row?.createdAt;
}

/** When a code was last sent to the phone, consumed or not. */
export const findLastSent = (db: Executor, to: To) => findNewest(db, sentTo(to));

/** When the oldest of the last `max` codes was sent to the phone. */
export const findSent = (db: Executor, to: To, moment: Date, max: number) =>
  findNewest(db, and(sentTo(to), since(moment)), max - 1);

/** When the oldest of the last `max` codes was requested from an address that have not been consumed. */
export const findUnused = (db: Executor, ip: string, moment: Date, max: number) =>
  findNewest(db, and(eq(verificationCodes.ip, ip), unusedSince(moment)), max - 1);

/**
 * The same by wrong tries, at codes that strangers requested from an address and never entered correctly: the codes
 * since then have `max` of them.
 */
export async function findWrongFrom(db: Executor, ip: string, moment: Date, max: number): Promise<Date | undefined> {
  const { createdAt, attempts } = verificationCodes;
  const isStrange = and(eq(verificationCodes.ip, ip), eq(verificationCodes.isKnown, false));
  const codes = db
    .select({ createdAt, wrong: sql<number>`sum(${attempts}) over (order by ${createdAt} desc)`.as('wrong') })
    .from(verificationCodes)
    .where(and(isStrange, unusedSince(moment)))
    .as('codes');
  const [row] = await db
    .select({ createdAt: codes.createdAt })
    .from(codes)
    .where(gte(codes.wrong, max))
    .orderBy(desc(codes.createdAt))
    .limit(1);
  return row?.createdAt;
}

/** Wrong tries at those codes of a phone that were never entered correctly. */
export async function countWrongTo(db: Executor, to: To, moment: Date): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${verificationCodes.attempts}), 0)::int` })
    .from(verificationCodes)
    .where(and(sentTo(to), unusedSince(moment)));
  return row?.total ?? 0;
}

/** Who requests codes: a person, or a guest in a browser. */
export type Asker = { userId: number; browserHash?: never } | { userId: null; browserHash: string | null };

const isOf = ({ userId, browserHash = null }: Asker) => {
  if (userId !== null) return eq(verificationCodes.userId, userId);
  const browser = browserHash === null ? sql`false` : eq(verificationCodes.browserHash, browserHash);
  return and(isNull(verificationCodes.userId), browser);
};

/** The latest code sent for the purpose to whoever requested it. */
export async function findLatest(db: Executor, phone: string, purpose: Purpose, asker: Asker) {
  const [row] = await db
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.phone, phone),
        eq(verificationCodes.purpose, purpose),
        isOf(asker),
        isNull(verificationCodes.consumedAt),
      ),
    )
    .orderBy(desc(verificationCodes.createdAt), desc(verificationCodes.id))
    .limit(1);
  return row;
}

export async function insertCode(db: Executor, code: NewCode): Promise<number> {
  const [row] = await db.insert(verificationCodes).values(code).returning({ id: verificationCodes.id });
  return (row as { id: number }).id;
}

export const deleteCode = (db: Executor, id: number) =>
  db.delete(verificationCodes).where(eq(verificationCodes.id, id));

/** Takes one of the tries. False when none is left, even with concurrent requests. */
export async function takeTry(db: Executor, id: number, tries: number): Promise<boolean> {
  const { rowCount } = await db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(and(eq(verificationCodes.id, id), lt(verificationCodes.attempts, tries)));
  return rowCount === 1;
}

/** False when another request consumed it first. */
export async function consume(db: Executor, id: number): Promise<boolean> {
  const { rowCount } = await db
    .update(verificationCodes)
    .set({ consumedAt: new Date() })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.consumedAt)));
  return rowCount === 1;
}
