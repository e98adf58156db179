import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/connect.ts';

/** A guest's first write creates a session, any request may touch one, and refused attempts are counted. */
const ignored = new Set(['sessions', 'guarded_tries', '__drizzle_migrations']);

async function namesOfTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !ignored.has(name));
}

/** Detects the tables in which a row was added, changed or removed. */
export async function watchRows(db: Database) {
  const names = await namesOfTables(db);
  const hashOf = (name: string) =>
    sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${sql.identifier(name)} t`;
  const everything = sql.join(names.map(hashOf), sql` union all `);
  const read = async () => {
    const { rows } = await db.execute<{ name: string; hash: string }>(everything);
    return new Map(rows.map(({ name, hash }) => [name, hash]));
  };
  return {
    /** Names of the tables changed by the work. */
    async changedBy(work: () => Promise<unknown>): Promise<string[]> {
      const before = await read();
      await work();
      const after = await read();
      return names.filter((name) => before.get(name) !== after.get(name));
    },
  };
}
