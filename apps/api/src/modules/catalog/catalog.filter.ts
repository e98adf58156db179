import { catalogLimits, type CatalogQuery, type SortOrder } from '@vetka/domain/catalog';
import { sql, type SQL } from 'drizzle-orm';
import { chosenFacets, hasValue } from './catalog.facets.ts';
import { isAnyOf, listOf } from './catalog.lists.ts';

/** A group of conditions. The filter panel omits the group's own conditions when it counts the group's options. */
export type FilterGroup = `facet ${string}` | 'service' | 'category' | 'price' | 'rating' | 'other';
export type Conditions = Partial<Record<FilterGroup, SQL>>;

/** The group of a facet. */
export const groupOfFacet = (name: string): FilterGroup => `facet ${name}`;

/** The condition of a comma-separated filter; undefined when the list is empty. */
function byList(list: string | undefined, conditionOf: (values: string[]) => SQL): SQL | undefined {
  const values = listOf(list);
  return values.length === 0 ? undefined : conditionOf(values);
}

/** In one of the categories or any of their descendants. */
export const inCategories = (slugs: readonly string[]): SQL => sql`exists (
  select from product_categories pc where pc.product_id = products.id and pc.category_id in (
    with recursive below as (
      select id from categories where ${isAnyOf(sql`slug`, slugs)}
      union select child.id from categories child join below on child.parent_id = below.id
    ) select id from below
  )
)`;

const serviceIs = (slugs: string[]): SQL =>
  sql`products.service_id in (select id from services where ${isAnyOf(sql`slug`, slugs)})`;

export const isInStock = sql`(not products.is_stock_tracked or products.stock > 0)`;

export const isSoldAtCost = sql`(products.cost_price is not null and products.is_sold_at_cost)`;

export const ratedFrom = (stars: number): SQL => sql`products.rating >= ${stars}`;

/** In stock, and reached by one of the ways that still deliver today. */
export const deliveredToday = (reached: SQL): SQL => sql`(${isInStock} and ${reached})`;

const priceBetween = ({ priceFrom, priceTo }: CatalogQuery): SQL | undefined => {
  if (priceFrom === undefined && priceTo === undefined) return undefined;
  // Query parameters are in roubles, the table in kopecks.
  return sql`products.price between ${(priceFrom ?? 0) * 100} and ${(priceTo ?? catalogLimits.roubles) * 100}`;
};

const flagsOf = (query: CatalogQuery, reached: SQL | undefined): SQL | undefined => {
  const flags = [
    query.inStock ? isInStock : undefined,
    query.costPrice ? isSoldAtCost : undefined,
    query.deliveryToday && reached ? deliveredToday(reached) : undefined,
  ].filter((flag) => flag !== undefined);
  return flags.length > 0 ? sql.join(flags, sql` and `) : undefined;
};

const optional = (name: FilterGroup, condition: SQL | undefined): Conditions =>
  condition === undefined ? {} : { [name]: condition };

/** The conditions of a query, by group. */
export const conditionsOf = (query: CatalogQuery, reached?: SQL): Conditions => ({
  ...Object.fromEntries(chosenFacets(query).map((facet) => [groupOfFacet(facet.name), hasValue(facet)])),
  ...optional('service', byList(query.service, serviceIs)),
  ...optional('category', byList(query.category, inCategories)),
  ...optional('price', priceBetween(query)),
  ...optional('rating', query.rating === undefined ? undefined : ratedFrom(query.rating)),
  ...optional('other', flagsOf(query, reached)),
});

/** Visible products: published, of published sellers. */
export const isShown = sql`products.status = 'PUBLISHED' and exists (
  select from services s where s.id = products.service_id and s.status = 'PUBLISHED'
)`;

/** All conditions except those of one group. */
export const whereOf = (conditions: Conditions, base: readonly SQL[], without?: FilterGroup): SQL =>
  sql.join(
    [
      isShown,
      ...base,
      ...Object.entries(conditions).flatMap(([name, condition]) => (name === without ? [] : [condition])),
    ],
    sql` and `,
  );

const orders: Record<SortOrder, SQL> = {
  popular: sql`products.popularity desc, products.id desc`,
  new: sql`products.published_at desc nulls last, products.id desc`,
  cheaper: sql`products.price, products.id`,
  dearer: sql`products.price desc, products.id desc`,
  rating: sql`products.rating desc, products.rating_count desc, products.id desc`,
  // Computes the shortest delivery of each seller once rather than per product.
  soonest: sql`products.production_minutes + coalesce(((
    select jsonb_object_agg(least.service_id, least.minutes) from (
      select o.service_id, min(o.lead_minutes) as minutes from delivery_options o where o.is_active group by o.service_id
    ) least
  ) ->> products.service_id::text)::int, 0), products.id`,
};

/** A total order: ties are broken by id, so pages never repeat a product. */
export const orderOf = (sort: SortOrder | undefined): SQL => orders[sort ?? 'popular'];
