import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/connect.ts';

/**
 * A guest's first write creates a session, any request may touch one, and refused attempts are counted. The outbox
 * sends messages in the background; a new one comes with a row in `notices`.
 */
const ignored = new Set(['sessions', 'guarded_tries', 'notice_deliveries', '__drizzle_migrations']);

async function namesOfTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !ignored.has(name));
}

/** Makes the database record every change of a row. An update that leaves a row as it was is not a change. */
async function noteChanges(db: Database): Promise<void> {
  await db.execute(sql`
    create schema watch;
    create unlogged table watch.changes (name text not null);
    create function watch.note() returns trigger language plpgsql security definer as $$
      begin insert into watch.changes values (tg_table_name); return null; end $$`);
  for (const name of await namesOfTables(db)) {
    const table = sql.identifier(name);
    await db.execute(sql`
      create trigger watch_rows after insert or delete on ${table} for each row execute function watch.note();
      create trigger watch_updates after update on ${table} for each row
        when (old::text is distinct from new::text) execute function watch.note()`);
  }
}

/** Detects the tables in which a row was added, changed or removed, even if the change was undone. */
export async function watchRows(db: Database) {
  await noteChanges(db);
  return {
    /** Names of the tables changed by the work. */
    async changedBy(work: () => Promise<unknown>): Promise<string[]> {
      await db.execute(sql`delete from watch.changes`);
      await work();
      const { rows } = await db.execute<{ name: string }>(sql`select distinct name from watch.changes order by 1`);
      return rows.map(({ name }) => name);
    },
  };
}
