import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/connect.ts';

interface Reference {
  table: string;
  column: string;
}

/** Foreign keys to a table that keep its rows from being deleted or lose a value with them. */
export async function referencesTo(db: Executor, target: string, isIncludingParts = true): Promise<Reference[]> {
  const { rows } = await db.execute<{ table: string; column: string; deletes: string }>(sql`
    select c.conrelid::regclass::text as table, a.attname as column, c.confdeltype as deletes
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${target}::regclass
    order by 1, 2`);
  return rows.filter(({ deletes }) => isIncludingParts || deletes !== 'c');
}

const isListed = (ids: readonly number[]): SQL =>
  sql`t.id in (${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;

/**
 * Deletes those of the rows that nothing refers to any more, ignoring parts that are deleted with the row. Returns the
 * deleted rows.
 */
export async function deleteUnused(
  db: Executor,
  target: string,
  ids: readonly number[],
): Promise<Record<string, unknown>[]> {
  return ids.length === 0 ? [] : deleteUnreferenced(db, target, isListed(ids));
}

async function deleteUnreferenced(db: Executor, target: string, isMeant: SQL): Promise<Record<string, unknown>[]> {
  const references = await referencesTo(db, target, false);
  const unused = references.map(
    ({ table, column }) =>
      sql`not exists (select from ${sql.identifier(table)} r where r.${sql.identifier(column)} = t.id)`,
  );
  const { rows } = await db.execute(
    sql`delete from ${sql.identifier(target)} t where ${sql.join([isMeant, ...unused], sql` and `)} returning t.*`,
  );
  return rows;
}

/** Deletes those of the requisites that nothing refers to any more, with their addresses. */
export async function deleteRequisites(db: Executor, ids: readonly number[]): Promise<void> {
  const deleted = await deleteUnused(db, 'legal_infos', ids);
  const addresses = deleted.map(({ address_id: id }) => id).filter((id) => typeof id === 'number');
  await deleteUnused(db, 'addresses', addresses);
}

/** Deletes all requisites and addresses that nothing refers to: nobody could find them when an account ends. */
export async function deleteOrphans(db: Executor): Promise<void> {
  for (const target of ['legal_infos', 'addresses']) await deleteUnreferenced(db, target, sql`true`);
}
