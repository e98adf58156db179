import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

interface Dated {
  id: PgColumn;
  createdAt: PgColumn;
}

/** Transactions are shorter than this. */
const longestTransaction = sql`interval '1 minute'`;

/**
 * Rows that may have been committed after the given one was seen. Ids and times are given before the commit, so an
 * earlier id may appear later: those of the minute before it are repeated.
 */
export const mayFollow = ({ id, createdAt }: Dated, seenId: number): SQL => sql`(${id} > ${seenId} or (
  ${id} < ${seenId}
  and ${createdAt} > (select seen.created_at - ${longestTransaction} from ${id.table} seen where seen.id = ${seenId})
))`;
