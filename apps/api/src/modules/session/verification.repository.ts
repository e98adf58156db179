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

/** When a code was last sent to the phone, consumed or not. */
export async function findLastSent(db: Executor, phone: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: verificationCodes.createdAt })
    .from(verificationCodes)
    .where(eq(verificationCodes.phone, phone))
    .orderBy(desc(verificationCodes.createdAt))
    .limit(1);
  return row?.createdAt;
}

export async function countByPhone(db: Executor, phone: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.phone, phone), gt(verificationCodes.createdAt, since)));
  return row?.total ?? 0;
}

/** Codes requested from an address that have not been consumed. */
export async function countUnused(db: Executor, ip: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(verificationCodes)
    .where(
      and(eq(verificationCodes.ip, ip), gt(verificationCodes.createdAt, since), isNull(verificationCodes.consumedAt)),
    );
  return row?.total ?? 0;
}

/** The latest code sent for the purpose to the person who requested it. */
export async function findLatest(db: Executor, phone: string, purpose: Purpose, userId: number | null) {
  const [row] = await db
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.phone, phone),
        eq(verificationCodes.purpose, purpose),
        userId === null ? isNull(verificationCodes.userId) : eq(verificationCodes.userId, userId),
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
