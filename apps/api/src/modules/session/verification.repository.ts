import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
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

/**
 * Codes to a phone that strangers asked for are counted apart from those of its person: nobody can use up the messages
 * that somebody else needs.
 */
const sentTo = (phone: string, isKnown: boolean) =>
  and(eq(verificationCodes.phone, phone), eq(verificationCodes.isKnown, isKnown));

/** When a code was last sent to the phone, consumed or not. */
export async function findLastSent(db: Executor, phone: string, isKnown: boolean): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: verificationCodes.createdAt })
    .from(verificationCodes)
    .where(sentTo(phone, isKnown))
    .orderBy(desc(verificationCodes.createdAt))
    .limit(1);
  return row?.createdAt;
}

export async function countByPhone(db: Executor, phone: string, isKnown: boolean, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(verificationCodes)
    .where(and(sentTo(phone, isKnown), gt(verificationCodes.createdAt, since)));
  return row?.total ?? 0;
}

const unusedSince = (since: Date) => and(gt(verificationCodes.createdAt, since), isNull(verificationCodes.consumedAt));

/** Codes requested from an address that have not been consumed. */
export async function countUnused(db: Executor, ip: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.ip, ip), unusedSince(since)));
  return row?.total ?? 0;
}

const wrongTries = sql<number>`coalesce(sum(${verificationCodes.attempts}), 0)::int`;

/** Wrong tries at codes that strangers requested from an address and never entered correctly. */
export async function countWrongFrom(db: Executor, ip: string, since: Date): Promise<number> {
  const isStrange = and(eq(verificationCodes.ip, ip), eq(verificationCodes.isKnown, false));
  const [row] = await db
    .select({ total: wrongTries })
    .from(verificationCodes)
    .where(and(isStrange, unusedSince(since)));
  return row?.total ?? 0;
}

/** Wrong tries at those codes of a phone that were never entered correctly. */
export async function countWrongTo(db: Executor, phone: string, isKnown: boolean, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: wrongTries })
    .from(verificationCodes)
    .where(and(sentTo(phone, isKnown), unusedSince(since)));
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
