import { and, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { media } from '../../platform/database/schema/index.ts';
import { referencesTo } from '../../platform/person/references.ts';
import { removeFiles } from '../../platform/removedFiles.ts';

/** Unfinished forms keep their files for this long, as does anything that can be undone. */
const keptDays = 30;
/** A transaction that found the file before it was withdrawn has ended by then. */
const withdrawnHours = 24;
/** Files of one transaction. */
const batch = 500;

/** Whether a column of any table names the file, and whether none does. */
async function conditions(db: Database): Promise<{ isNamed: SQL; isUnnamed: SQL }> {
  const references = await referencesTo(db, 'media');
  const named = references.map(
    ({ table, column }) =>
      sql`exists (select from ${sql.identifier(table)} r where r.${sql.identifier(column)} = ${media.id})`,
  );
  // PostgreSQL joins the tables of `not exists … and not exists …`; it would look up each row for their opposite.
  const unnamed = named.map((each) => sql`not ${each}`);
  return { isNamed: sql`(${sql.join(named, sql` or `)})`, isUnnamed: sql`(${sql.join(unnamed, sql` and `)})` };
}

/** Deletes files that were withdrawn a day ago, each row with the job for its file. @returns how many */
async function removeWithdrawn(db: Database, isUnnamed: SQL): Promise<number> {
  return db.transaction(async (tx) => {
    const due = sql`select id from ${media} where unused_since is not null
      and deleted_at < now() - make_interval(hours => ${withdrawnHours}) order by id limit ${batch}`;
    const removed = await tx
      .delete(media)
      .where(and(sql`${media.id} in (${due})`, isUnnamed))
      .returning({ key: media.key });
    await removeFiles(
      tx,
      removed.map(({ key }) => key),
    );
    return removed.length;
  });
}

/**
 * Removes uploads that nothing refers to: those that were never used, and those that were replaced. The removal has
 * three steps, each in its own round, so that no transaction in progress loses a file. A file that is used again before
 * the last step stays.
 */
export async function removeUnused(db: Database): Promise<void> {
  const { isNamed, isUnnamed } = await conditions(db);
  await db
    .update(media)
    .set({ unusedSince: null, deletedAt: null })
    .where(sql`${media.unusedSince} is not null and ${isNamed}`);
  while ((await removeWithdrawn(db, isUnnamed)) === batch);
  await db
    .update(media)
    .set({ deletedAt: sql`now()` })
    .where(and(isNull(media.deletedAt), lt(media.unusedSince, sql`now() - make_interval(days => ${keptDays})`)));
  // Drawn pictures of the demo shop have a description, and are drawn again on request.
  await db
    .update(media)
    .set({ unusedSince: sql`now()` })
    .where(and(isNull(media.unusedSince), isNull(media.source), isUnnamed));
}
