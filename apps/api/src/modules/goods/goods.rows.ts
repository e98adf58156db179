import { soldColumns, soldDays, type GoodsRow } from '@vetka/domain/goods';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { categories, products } from '../../platform/database/schema/catalog.ts';
import { promotionPrices } from '../../platform/database/schema/promotion.ts';
import { stemRecipes } from '../../platform/database/schema/stem.ts';
import { media } from '../../platform/database/schema/media.ts';
import { needsOfProduct } from './goods.needs.ts';
import { pricesOf } from './goods.product.ts';
import { mainCategoryOf } from '../../platform/main-category.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';

const daySeconds = 24 * 60 * 60;

const firstPicture = sql`(
  select pm.media_id from product_media pm where pm.product_id = ${products.id} order by pm.position, pm.media_id limit 1
)`;

/** Pieces of a product in paid orders that were not cancelled, per column of the chart, as JSON. */
const soldByColumn = (now: Date): SQL => sql`(
  select coalesce(json_object_agg(bar, pieces), '{}') from (
    select floor(extract(epoch from ${now.toISOString()}::timestamptz - o.created_at) / ${soldDays * daySeconds})::int as bar,
      sum(op.quantity)::int as pieces
    from order_products op join order_services os on os.id = op.order_service_id join orders o on o.id = os.order_id
    where op.product_id = ${products.id} and o.paid_at is not null and os.status not like 'CANCELED%'
      and o.created_at > ${now.toISOString()}::timestamptz - interval '30 days'
    group by bar
  ) columns
)`;

type Sold = Partial<Record<string, number>>;

const barsOf = (sold: Sold): number[] =>
  Array.from({ length: soldColumns }, (_, column) => sold[String(soldColumns - 1 - column)] ?? 0);

/** The rows of a table of goods; a condition and an order are added by the caller. */
export const selectRows = (db: Executor, now: Date = new Date()) =>
  db
    .select({
      product: products,
      cover: shownMedia,
      categoryName: categories.name,
      recipe: stemRecipes,
      needs: needsOfProduct,
      promoted: promotionPrices,
      sold: soldByColumn(now).mapWith((value: Sold) => value),
    })
    .from(products)
    .leftJoin(media, eq(media.id, firstPicture))
    .leftJoin(categories, eq(categories.id, mainCategoryOf(sql`${products.id}`)))
    .leftJoin(stemRecipes, eq(stemRecipes.productId, products.id))
    .leftJoin(promotionPrices, eq(promotionPrices.productId, products.id))
    .$dynamic();
type Row = Awaited<ReturnType<typeof selectRows>>[number];

export const rowOf = ({ product, cover, categoryName, sold, recipe, promoted, needs }: Row): GoodsRow => ({
  id: product.id,
  slug: product.slug,
  sku: product.sku ?? '',
  title: product.title,
  mediaFile: optionalMediaFile(cover),
  categoryName: categoryName ?? '',
  ...pricesOf(product, recipe, promoted),
  costPrice: product.costPrice,
  stock: product.isStockTracked ? product.stock : null,
  hasRecipe: recipe !== null,
  status: product.status,
  wasPublished: product.publishedAt !== null,
  returnReason: product.returnReason,
  isForbidden: product.isForbidden,
  needs,
  sold: barsOf(sold),
});

export async function findRowsById(db: Executor, ids: readonly number[]): Promise<GoodsRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(db).where(inArray(products.id, [...ids]));
  return rows.map(rowOf);
}
