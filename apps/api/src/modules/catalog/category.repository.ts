import type { Category, CategoryRef } from '@vetka/domain/catalog';
import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { categories } from '../../platform/database/schema/catalog.ts';
import { media } from '../../platform/database/schema/media.ts';
import { mediaFileOf } from '../../platform/media-file.ts';

/** Published products in a category and below it. */
const countBelow = sql<number>`(
  select count(distinct pc.product_id)::int from product_categories pc
    join products p on p.id = pc.product_id and p.status = 'PUBLISHED'
  where pc.category_id in (
    with recursive below as (
      select ${categories.id} as id
      union select child.id from categories child join below on child.parent_id = below.id
    ) select id from below
  )
)`;

/** Every category that is shown, parents and children in their own order. There are dozens, so all are read at once. */
export async function findCategories(db: Executor): Promise<Category[]> {
  const rows = await db
    .select({ category: categories, image: media, productsCount: countBelow })
    .from(categories)
    .leftJoin(media, eq(media.id, categories.mediaId))
    .where(eq(categories.isVisible, true))
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map(({ category, image, productsCount }) => ({
    id: category.id,
    parentId: category.parentId ?? 0,
    slug: category.slug,
    name: category.name,
    description: category.description,
    isSelected: false,
    image: image && mediaFileOf(image, category.name),
    productsCount,
  }));
}

const refOf = ({ id, parentId, slug, name }: Category): CategoryRef => ({ id, parentId, slug, name });

/** From the top to a category, itself included. */
export function pathTo(all: readonly Category[], category: Category): CategoryRef[] {
  const parent = all.find(({ id }) => id === category.parentId);
  return [...(parent ? pathTo(all, parent) : []), refOf(category)];
}

export const childrenOf = (all: readonly Category[], parentId: number): Category[] =>
  all.filter((category) => category.parentId === parentId && category.productsCount > 0);
