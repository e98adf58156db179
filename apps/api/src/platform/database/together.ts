import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Executor } from './connect.ts';
import { gathered } from './gathered.ts';

/**
 * Reads that do not depend on each other, for functions that are also called in a transaction. They are sent as one
 * statement (`gathered`); in a transaction, which has a single connection, one after another.
 */
export async function together<Found extends unknown[]>(
  db: Executor,
  ...reads: { [K in keyof Found]: () => PromiseLike<Found[K]> }
): Promise<Found> {
  if (!is(db, PgTransaction)) return gathered(() => Promise.all(reads.map((read) => read())) as Promise<Found>);
  const found: unknown[] = [];
  for (const read of reads) found.push(await read());
  return found as Found;
}
