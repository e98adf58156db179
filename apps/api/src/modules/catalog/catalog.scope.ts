import { sql, type SQL } from 'drizzle-orm';
import { productAttributeValues } from '../../platform/database/schema/catalog-facets.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { productCategories } from '../../platform/database/schema/catalog-product.ts';
import {
  serviceSectionProducts,
  serviceSections,
  storefrontProducts,
} from '../../platform/database/schema/service-storefront.ts';
import { byFavorite, favoriteOf } from '../../platform/marks/marks.read.ts';

/** Limits a list to products of a service, in the order that the service chose. */
export interface ProductScope {
  serviceId?: number;
  /** Only those of a section of the service, or of the sections inside it, at every level. */
  sectionId?: number | null;
  hidesSoldOut?: boolean;
}

/** How many candidates from the same categories, and how many overall, are compared to find related products. */
const relatedCandidates = 200;

const isInSection = (sectionId: number): SQL => sql`${products.id} in (
  with recursive inside as (
    select id from ${serviceSections} where id = ${sectionId} and is_visible and deleted_at is null
    union all
    select s.id from ${serviceSections} s join inside on s.parent_id = inside.id where s.is_visible and s.deleted_at is null
  )
  select product_id from ${serviceSectionProducts} join inside on inside.id = section_id
)`;

export const conditionsOfScope = ({ serviceId, sectionId, hidesSoldOut = false }: ProductScope): SQL[] => [
  ...(serviceId === undefined ? [] : [sql`${products.serviceId} = ${serviceId}`]),
  ...(typeof sectionId === 'number' ? [isInSection(sectionId)] : []),
  ...(hidesSoldOut ? [sql`(not ${products.isStockTracked} or ${products.stock} > 0)`] : []),
];

/** The products that the service puts first, then the most popular ones. */
export const orderOfService = (serviceId: number): SQL => sql`(
  select ${storefrontProducts.position} from ${storefrontProducts}
  where ${storefrontProducts.serviceId} = ${serviceId} and ${storefrontProducts.productId} = ${products.id}
), ${products.popularity} desc, ${products.id} desc`;

/** The most popular size of a bouquet. */
export const leadsItsFamily = sql`(${products.familyId} is null or not exists (
  select from products sibling where sibling.family_id = ${products.familyId} and sibling.status = 'PUBLISHED'
    and (sibling.popularity, sibling.id) > (${products.popularity}, ${products.id})
))`;

/** A person's favourites, most recently added first. */
export function favoritesOf(userId: number): { condition: SQL; order: SQL } {
  return {
    condition: favoriteOf('product', userId),
    order: sql`${byFavorite('product', userId)}, ${products.id} desc`,
  };
}

/** Named products, in the order of their ids. */
export function withIds(ids: readonly number[]): { condition: SQL; order: SQL } {
  const list = sql`${`{${ids.join(',')}}`}::int[]`;
  return {
    condition: sql`${products.id} = any(${list})`,
    order: sql`array_position(${list}, ${products.id})`,
  };
}

/** How many rows of a product's table match those of another product. */
const countShared = (table: typeof productCategories | typeof productAttributeValues, key: SQL, productId: number) =>
  sql`(select count(*) from ${table} a join ${table} b using (${key})
    where a.product_id = ${products.id} and b.product_id = ${productId})`;

const mostPopular = sql`order by p.popularity desc, p.id desc limit ${relatedCandidates}`;

const isShownProduct = (productId: number): SQL => sql`exists (
  select from products own join services s on s.id = own.service_id
  where own.id = ${productId} and own.status = 'PUBLISHED' and s.status = 'PUBLISHED'
)`;

/** Related products share facets worth at least two matches: a bouquet of three times the price is no alternative. */
const hasPriceLike = (productId: number): SQL => sql`coalesce((
  select 2 from products own where own.id = ${productId}
    and ${products.price} between own.price * 0.6 and own.price * 1.6
), 0)`;

/**
 * Products with the most in common with another one: categories, facets (flowers, colour, occasion) and price. Of any
 * seller, one per family. None if the product is hidden.
 */
export function relatedTo(productId: number): { conditions: SQL[]; order: SQL } {
  const notItself = sql`${products.id} <> ${productId} and coalesce(${products.familyId}, 0) <> coalesce((
    select own.family_id from products own where own.id = ${productId}), -1)`;
  // Compares only the most popular candidates: comparing every product takes seconds in a large shop.
  const candidates = sql`${products.id} in (
    (select p.id from products p
      where p.status = 'PUBLISHED' and p.id in (
        select b.product_id from product_categories a join product_categories b using (category_id)
        where a.product_id = ${productId}
      ) ${mostPopular})
    union
    (select p.id from products p where p.status = 'PUBLISHED' ${mostPopular})
  )`;
  const shared = sql`${countShared(productCategories, sql`category_id`, productId)} * 2
    + ${countShared(productAttributeValues, sql`value_id`, productId)} + ${hasPriceLike(productId)}`;
  return {
    conditions: [isShownProduct(productId), notItself, leadsItsFamily, candidates],
    order: sql`${shared} desc, ${products.popularity} desc, ${products.id} desc`,
  };
}
