import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { media } from '../../platform/database/schema/index.ts';

/** What a drawn picture shows; `undefined` for an unknown key and for an uploaded file. */
export async function findSource(db: Executor, key: string) {
  const [row] = await db
    .select({ source: media.source })
    .from(media)
    .where(and(eq(media.key, key), isNotNull(media.source), isNull(media.deletedAt)));
  return row?.source ?? undefined;
}

/** Drawn pictures in the order they were made, some at a time. */
export const listDrawn = (db: Executor, afterId: number, limit: number) =>
  db
    .select({ id: media.id, source: media.source })
    .from(media)
    .where(and(isNotNull(media.source), isNull(media.deletedAt), gt(media.id, afterId)))
    .orderBy(asc(media.id))
    .limit(limit);

export async function insertUpload(db: Executor, file: typeof media.$inferInsert): Promise<number> {
  const [row] = await db.insert(media).values(file).returning({ id: media.id });
  return (row as { id: number }).id;
}
