import { goodsFilters, runningOutStock, type GoodsFilter, type GoodsPage, type GoodsQuery } from '@vetka/domain/goods';
import { metaOf } from '@vetka/domain/paging';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { plain } from '../../platform/words/letters.ts';
import { hasRemarks } from './goods.needs.ts';
import { rowOf, selectRows } from './goods.rows.ts';

const defaultTake = 48;

const statusIs = (status: string): SQL => sql`${products.status} = ${status}`;

/** The goods of each tab. Archived goods are in their own tab only. */
const filters: Record<GoodsFilter, SQL> = {
  ALL: sql`${products.status} <> 'ARCHIVED'`,
  ON_SALE: statusIs('PUBLISHED'),
  RUNNING_OUT: sql`${products.status} = 'PUBLISHED' and ${products.isStockTracked} and ${products.stock} <= ${runningOutStock}`,
  REMARKS: hasRemarks,
  MODERATION: statusIs('MODERATION'),
  DRAFT: statusIs('DRAFT'),
  HIDDEN: statusIs('HIDDEN'),
  ARCHIVED: statusIs('ARCHIVED'),
};

const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Every word of the search is in the title, in the article or among the keywords. */
function searchOf(search: string): SQL | undefined {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const text = sql`translate(lower(${products.title} || ' ' || ${products.keywords} || ' ' || coalesce(${products.sku}, '')), 'ё', 'е')`;
  return and(...words.map((word) => sql`${text} like ${`%${literally(word)}%`}`));
}

const inCategory = (category: number): SQL => sql`exists (
  with recursive inside as (
    select id from categories where id = ${category}
    union all select child.id from categories child join inside on child.parent_id = inside.id
  )
  select from product_categories pc join inside on inside.id = pc.category_id where pc.product_id = ${products.id}
)`;

const orders: Record<NonNullable<GoodsQuery['sort']>, SQL> = {
  sold: sql`${products.soldCount} desc, ${products.id} desc`,
  new: sql`${products.id} desc`,
  // Sales change the stock without this time.
  changed: sql`${products.updatedAt} desc, ${products.id} desc`,
  title: sql`lower(${products.title}), ${products.id}`,
  cheaper: sql`${products.price}, ${products.id}`,
  dearer: sql`${products.price} desc, ${products.id} desc`,
  stock: sql`${products.isStockTracked} desc, ${products.stock}, ${products.id}`,
};

const countsOf = (db: Executor, serviceId: number, where: SQL | undefined) =>
  db
    .select({
      ...(Object.fromEntries(
        goodsFilters.map((filter) => [filter, sql`count(*) filter (where ${filters[filter]})`.mapWith(Number)]),
      ) as Record<GoodsFilter, SQL<number>>),
      found: sql`count(*) filter (where ${where})`.mapWith(Number),
      stockCost: sql`coalesce(sum(${products.costPrice}::bigint * ${products.stock}) filter (
        where ${products.isStockTracked} and ${products.status} <> 'ARCHIVED'), 0)`.mapWith(Number),
    })
    .from(products)
    .where(eq(products.serviceId, serviceId));

/** Which goods a table shows, and their order. */
export type ShownGoods = Omit<GoodsQuery, 'page' | 'take'>;

const conditionOf = ({ filter = 'ALL', search = '', category }: ShownGoods): SQL | undefined =>
  and(filters[filter], searchOf(search), category === undefined ? undefined : inCategory(category));

/** The ids of all goods that a table shows, in its order. */
export async function findIds(db: Executor, serviceId: number, query: ShownGoods): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.serviceId, serviceId), conditionOf(query)))
    .orderBy(orders[query.sort ?? 'sold']);
  return rows.map(({ id }) => id);
}

/** A page of a shop's goods with the counts of every tab; two queries. */
export async function readGoods(db: Executor, serviceId: number, query: GoodsQuery): Promise<GoodsPage> {
  const { page = 1, take = defaultTake, sort = 'sold' } = query;
  const where = conditionOf(query);
  const [rows, [counted]] = await Promise.all([
    selectRows(db)
      .where(and(eq(products.serviceId, serviceId), where))
      .orderBy(orders[sort])
      .limit(take)
      .offset((page - 1) * take),
    countsOf(db, serviceId, where),
  ]);
  const { found = 0, stockCost = 0, ...counts } = counted ?? {};
  return {
    data: rows.map(rowOf),
    meta: metaOf(page, take, found),
    counts: counts as GoodsPage['counts'],
    stockCost,
  };
}
