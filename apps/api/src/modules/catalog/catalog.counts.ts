import type { CatalogFilters, CatalogQuery } from '@vetka/domain/catalog';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { isInStock, isSoldAtCost, ratedFrom, whereOf, type Conditions } from './catalog.filter.ts';

export interface FilterScope {
  query: CatalogQuery;
  conditions: Conditions;
  base: readonly SQL[];
}

type Group = CatalogFilters['groups'][number];

interface Counts extends Record<string, unknown> {
  /** Kopecks, without the condition on prices. */
  min: number | null;
  max: number | null;
  total: number;
  inStock: number;
  costPrice: number;
  /** By `starsOf`; without the condition on ratings. */
  rated: number[];
}

/** The ratings to choose from. */
const starsOf = ({ rating }: CatalogQuery): number[] => [...new Set([4, rating ?? 4])].toSorted((a, b) => b - a);

/** In one query. The ratings are counted with the rest unless one is chosen. */
function countsQuery({ query, conditions, base }: FilterScope): SQL {
  const all = whereOf(conditions, base);
  const rated = sql.join(
    starsOf(query).map((stars) => sql`count(*) filter (where ${ratedFrom(stars)})::int`),
    sql`, `,
  );
  const isRatingChosen = query.rating !== undefined;
  const withoutRating = sql`(select array[${rated}] from products where ${whereOf(conditions, base, 'rating')})`;
  return sql`
    select bounds.*, counted.* from (
      select min(price) as min, max(price) as max from products where ${whereOf(conditions, base, 'price')}
    ) bounds, (
      select count(*)::int as total, count(*) filter (where ${isInStock})::int as "inStock",
        count(*) filter (where ${isSoldAtCost})::int as "costPrice",
        ${isRatingChosen ? withoutRating : sql`array[${rated}]`} as rated
      from products where ${all}
    ) counted
  `;
}

const flagGroup = (name: string, label: string, count: number): Group[] =>
  count > 0 ? [{ name, label, options: [{ value: 'true', label, count }] }] : [];

function ratingGroup({ query }: FilterScope, rated: readonly number[]): Group[] {
  const options = starsOf(query).map((stars, index) => ({
    value: String(stars),
    label: `${stars} и\u00A0выше`,
    count: rated[index] ?? 0,
  }));
  const shown = options.filter(({ value, count }) => count > 0 || value === String(query.rating));
  return shown.length > 0 ? [{ name: 'rating', label: 'Рейтинг', options: shown }] : [];
}

/**
 * The price bounds in whole roubles, the number of products, and the groups of the conditions that are neither facets
 * nor sellers. «Доставят сегодня» has no count: it would change every minute, and the counts are kept.
 */
export async function countList(db: Executor, scope: FilterScope) {
  const { rows } = await db.execute<Counts>(countsQuery(scope));
  const [{ min, max, total, inStock, costPrice, rated } = nothing] = rows;
  const flags = [
    ...flagGroup('inStock', 'В наличии', inStock),
    ...flagGroup('costPrice', 'По себестоимости', costPrice),
  ];
  return {
    price: { min: Math.floor((min ?? 0) / 100), max: Math.ceil((max ?? 0) / 100) },
    total,
    groups: { flags, rating: ratingGroup(scope, rated) },
  };
}

const nothing: Counts = { min: 0, max: 0, total: 0, inStock: 0, costPrice: 0, rated: [] };
