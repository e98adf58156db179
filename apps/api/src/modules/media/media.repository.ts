import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
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

/** Drawn pictures, most visible first: banners, category pictures, logos, then products by popularity. */
export const listDrawn = (db: Executor) =>
  db
    .select({ source: media.source })
    .from(media)
    .where(and(isNotNull(media.source), isNull(media.deletedAt)))
    .orderBy(
      sql`(
        exists (select from banners where ${media.id} in (media_id, mobile_media_id))
        or exists (select from categories where media_id = ${media.id})
        or exists (select from services where logo_media_id = ${media.id})
      ) desc`,
      sql`(
        select max(products.popularity)
        from product_media
        join products on products.id = product_media.product_id
        where product_media.media_id = ${media.id} and product_media.position = 0
      ) desc nulls last`,
      asc(media.id),
    );

export async function insertUpload(db: Executor, file: typeof media.$inferInsert): Promise<number> {
  const [row] = await db.insert(media).values(file).returning({ id: media.id });
  return (row as { id: number }).id;
}
