import { facets, type Product } from '@vetka/domain/catalog';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import {
  categories,
  productCategories,
  productCompositions,
  productMedia,
  products,
} from '../../platform/database/schema/catalog.ts';
import { media } from '../../platform/database/schema/media.ts';
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

export const findMedia = (db: Executor, productId: number) =>
  db
    .select({ file: media, alt: productMedia.alt })
    .from(productMedia)
    .innerJoin(media, eq(media.id, productMedia.mediaId))
    .where(eq(productMedia.productId, productId))
    .orderBy(asc(productMedia.position), asc(productMedia.mediaId));

export const findProductCategories = (db: Executor, productId: number) =>
  db
    .select({
      id: categories.id,
      parentId: sql<number>`coalesce(${categories.parentId}, 0)`,
      slug: categories.slug,
      name: categories.name,
    })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(eq(productCategories.productId, productId))
    .orderBy(asc(productCategories.position), asc(categories.id));

export const findComposition = (db: Executor, productId: number) =>
  db
    .select({ name: productCompositions.name, quantity: productCompositions.quantity })
    .from(productCompositions)
    .where(eq(productCompositions.productId, productId))
    .orderBy(asc(productCompositions.position), asc(productCompositions.id));

export async function findAttributes(db: Executor, productId: number): Promise<Product['attributes']> {
  const { rows } = await db.execute<{ name: string; label: string; values: string[] }>(sql`
    select a.name, a.label, array_agg(av.label order by av.position, av.id) as values
    from product_attribute_values pav
      join attribute_values av on av.id = pav.value_id join attributes a on a.id = av.attribute_id
    where pav.product_id = ${productId} group by a.id order by a.position, a.id
  `);
  const known: readonly string[] = facets;
  return rows.toSorted((a, b) => known.indexOf(a.name) - known.indexOf(b.name));
}

/** Published products of one family, smallest first. */
export const findFamily = (db: Executor, familyId: number) =>
  db
    .select()
    .from(products)
    .where(and(eq(products.familyId, familyId), eq(products.status, 'PUBLISHED')))
    .orderBy(asc(products.familyPosition), asc(products.id));

/** The number of reviews with 1, 2, 3, 4 and 5 stars. */
export async function findHistogram(db: Executor, productId: number): Promise<number[]> {
  const { rows } = await db.execute<{ rating: number; count: number }>(sql`
    select rating, count(*)::int as count from reviews
    where product_id = ${productId} and deleted_at is null group by rating
  `);
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);
}
