import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { media } from '../../platform/database/schema/index.ts';

/** The description of a drawn picture; `undefined` for an unknown key or an uploaded file. */
export async function findSource(db: Executor, key: string) {
  const [row] = await db
    .select({ source: media.source })
    .from(media)
    .where(and(eq(media.key, key), isNotNull(media.source), isNull(media.deletedAt)));
  return row?.source ?? undefined;
}

export async function insertUpload(db: Executor, file: typeof media.$inferInsert): Promise<number> {
  const [row] = await db.insert(media).values(file).returning({ id: media.id });
  return (row as { id: number }).id;
}

/** An uploaded file by its name in the store. */
export async function findByKey(db: Executor, key: string) {
  const [row] = await db
    .select({ id: media.id, ownerUserId: media.ownerUserId, filename: media.filename })
    .from(media)
    .where(and(eq(media.key, key), isNull(media.deletedAt)));
  return row;
}
