import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { isShown } from './catalog.filter.ts';

/** The id of a visible product. */
export async function findShownId(db: Executor, named: { slug: string } | { id: number }): Promise<number | undefined> {
  const isNamed = 'slug' in named ? eq(products.slug, named.slug) : eq(products.id, named.id);
  const [row] = await db.select({ id: products.id }).from(products).where(and(isNamed, isShown));
  return row?.id;
}

/** The rating of a visible product. */
export async function findShownRating(db: Executor, id: number) {
  const { rating, ratingCount } = products;
  const [row] = await db
    .select({ rating, ratingCount })
    .from(products)
    .where(and(eq(products.id, id), isShown));
  return row;
}

/** The number of reviews with 1, 2, 3, 4 and 5 stars. */
export async function findHistogram(db: Executor, productId: number): Promise<number[]> {
  const { rows } = await db.execute<{ rating: number; count: number }>(sql`
    select rating, count(*)::int as count from reviews
    where product_id = ${productId} and deleted_at is null group by rating
  `);
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);
}
