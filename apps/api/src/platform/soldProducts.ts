import type { SuggestedProduct } from '@vetka/domain/search';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from './database/connect.ts';
import { mediaFileOf, mediaJson, type ShownMedia } from './media-file.ts';

type SoldProduct = Omit<SuggestedProduct, 'image'> & { picture: ShownMedia | null };

/** Which of the products to read, e.g. `p.id = any(…)`. The table has the alias `p`. */
const soldWhere = (where: SQL): SQL => sql`
  select p.id, p.slug, p.title, p.price, p.old_price as "oldPrice",
    (not p.is_stock_tracked or p.stock > 0) as "isAvailable", (
      select ${sql.raw(mediaJson('m'))} from product_media pm join media m on m.id = pm.media_id
      where pm.product_id = p.id order by pm.position, pm.media_id limit 1) as picture
  from products p join services s on s.id = p.service_id and s.status = 'PUBLISHED'
  where p.status = 'PUBLISHED' and ${where}`;

async function find(db: Executor, where: SQL): Promise<SuggestedProduct[]> {
  const { rows } = await db.execute<SoldProduct>(soldWhere(where));
  return rows.map(({ picture, ...product }) => ({
    ...product,
    image: picture && mediaFileOf(picture, picture.alt || product.title),
  }));
}

/** Published products of published shops, with the data that links to them show. Unordered. */
export const findSoldProducts = async (db: Executor, ids: readonly number[]): Promise<SuggestedProduct[]> =>
  ids.length === 0 ? [] : find(db, sql`p.id = any(${sql.param(ids)}::int[])`);

/** The same by the last segment of their addresses. */
export const findSoldProductsBySlug = async (db: Executor, slugs: readonly string[]): Promise<SuggestedProduct[]> =>
  slugs.length === 0 ? [] : find(db, sql`p.slug = any(${sql.param(slugs)}::text[])`);
