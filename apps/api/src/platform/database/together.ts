import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Executor } from './connect.ts';

/**
 * What reads that do not depend on each other find. They are made at the same time, which `gathered` sends as one
 * statement; in a transaction, which has a single connection, one after another.
 */
export async function together<Found extends unknown[]>(
  db: Executor,
  ...reads: { [K in keyof Found]: () => PromiseLike<Found[K]> }
): Promise<Found> {
  if (!is(db, PgTransaction)) return Promise.all(reads.map((read) => read())) as Promise<Found>;
  const found: unknown[] = [];
  for (const read of reads) found.push(await read());
  return found as Found;
}
