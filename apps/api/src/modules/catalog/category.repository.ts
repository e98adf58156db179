import type { Category, CategoryRef } from '@vetka/domain/catalog';
import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { gathered } from '../../platform/database/gathered.ts';
import { categories } from '../../platform/database/schema/catalog.ts';
import { media } from '../../platform/database/schema/media.ts';
import { mediaFileOf } from '../../platform/media-file.ts';
import { shownCategoryIds } from '../../platform/shown-categories.ts';

/** Published products of every category including its descendants, counted in one pass. */
async function countProducts(db: Executor): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; count: number }>(sql`
    with recursive inside as (
      select id as top, id from categories
      union all select inside.top, child.id from categories child join inside on child.parent_id = inside.id
    )
    select top as id, count(*)::int as count from (
      select distinct inside.top, pc.product_id
      from inside join product_categories pc on pc.category_id = inside.id
        join products p on p.id = pc.product_id and p.status = 'PUBLISHED'
    ) held group by top
  `);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/**
 * All visible categories; parents and children are each in their own order. There are only dozens, so all are read at
 * once, in one query.
 */
export async function findCategories(db: Executor): Promise<Category[]> {
  const [rows, counts] = await gathered(() =>
    Promise.all([
      db
        .select({ category: categories, image: media })
        .from(categories)
        .leftJoin(media, eq(media.id, categories.mediaId))
        .where(sql`${categories.id} in ${shownCategoryIds}`)
        .orderBy(asc(categories.position), asc(categories.id)),
      countProducts(db),
    ]),
  );
  return rows.map(({ category, image }) => ({
    id: category.id,
    parentId: category.parentId ?? 0,
    slug: category.slug,
    name: category.name,
    description: category.description,
    isSelected: false,
    image: image && mediaFileOf(image, category.name),
    productsCount: counts.get(category.id) ?? 0,
  }));
}

const refOf = ({ id, parentId, slug, name }: Category): CategoryRef => ({ id, parentId, slug, name });

/** The path from the root to a category, including the category. */
export function pathTo(all: readonly Category[], category: Category): CategoryRef[] {
  const parent = all.find(({ id }) => id === category.parentId);
  return [...(parent ? pathTo(all, parent) : []), refOf(category)];
}

export const childrenOf = (all: readonly Category[], parentId: number): Category[] =>
  all.filter((category) => category.parentId === parentId && category.productsCount > 0);

/** The categories a shopper starts from. A single root represents the whole catalogue, so its children are returned. */
export function topCategories(all: readonly Category[]): Category[] {
  const roots = childrenOf(all, 0);
  const [only, ...others] = roots;
  const inside = only && others.length === 0 ? childrenOf(all, only.id) : [];
  return inside.length > 0 ? inside : roots;
}
