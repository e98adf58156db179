import { facets, type CatalogFilters, type CatalogQuery, type FilterOption } from '@vetka/domain/catalog';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { isAnyOf, listOf, whereOf, type Conditions, type FilterGroup } from './catalog.filter.ts';

export interface ListWindow {
  page: number;
  take: number;
}

/** The ids of one page in order, and the total count, in one query. */
export async function findIds(
  db: Executor,
  where: SQL,
  order: SQL,
  { page, take }: ListWindow,
): Promise<{ ids: number[]; total: number }> {
  const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
    select
      array(
        select products.id from products where ${where} order by ${order} limit ${take} offset ${(page - 1) * take}
      ) as ids,
      (select count(*)::int from products where ${where}) as total
  `);
  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 };
}

interface OptionRow extends Record<string, unknown> {
  name: string;
  value: string;
  label: string;
  count: number;
  /** The label of the group, and its place among the groups. */
  group: string;
  place: number;
  placeId: number;
}

const placeOfFacet = sql.raw('a.label as "group", a.position as place, a.id as "placeId"');
/** After the facets. */
const placeOfServices = sql.raw(`'Магазин' as "group", 2147483647 as place, 0 as "placeId"`);

/** Options of facets that share the same conditions, counted in one pass. */
const facetOptions = (names: readonly FilterGroup[], where: SQL): SQL => sql`(
  select a.name, av.value, av.label, count(*)::int as count, ${placeOfFacet}
  from products
    join product_attribute_values pav on pav.product_id = products.id
    join attribute_values av on av.id = pav.value_id
    join attributes a on a.id = av.attribute_id
  where a.name = any(${sql.param(names)}) and a.is_filter and ${where}
  group by a.id, av.id order by av.position, av.id
)`;

const serviceOptions = (where: SQL): SQL => sql`(
  select 'service' as name, s.slug::text as value, s.name as label, count(*)::int as count, ${placeOfServices}
  from products join services s on s.id = products.service_id
  where ${where} group by s.id order by count(*) desc, s.id
)`;

/** The chosen values of a facet or of the sellers, as options without products. */
function chosenOptions(name: NamedGroup, values: readonly string[]): SQL {
  if (name === 'service') {
    return sql`(
      select 'service' as name, s.slug::text as value, s.name as label, 0 as count, ${placeOfServices}
      from services s where s.status = 'PUBLISHED' and ${isAnyOf(sql`s.slug`, values)}
    )`;
  }
  return sql`(
    select a.name, av.value, av.label, 0 as count, ${placeOfFacet}
    from attribute_values av join attributes a on a.id = av.attribute_id
    where a.name = ${name} and ${isAnyOf(sql`av.value`, values)}
  )`;
}

async function findOptions(db: Executor, queries: readonly SQL[]): Promise<OptionRow[]> {
  return (await db.execute<OptionRow>(sql.join([...queries], sql` union all `))).rows;
}

/** The price bounds in whole roubles, and the product counts without and with the price filter. */
async function priceBounds(db: Executor, conditions: Conditions, base: readonly SQL[]) {
  const { rows } = await db.execute<{ min: number | null; max: number | null; total: number }>(sql`
    select min(price) as min, max(price) as max, (select count(*)::int from products where ${whereOf(conditions, base)}) as total
    from products where ${whereOf(conditions, base, 'price')}
  `);
  const { min, max, total } = rows[0] ?? { min: 0, max: 0, total: 0 };
  return { price: { min: Math.floor((min ?? 0) / 100), max: Math.ceil((max ?? 0) / 100) }, total };
}

type NamedGroup = (typeof facets)[number] | 'service';

/** Groups of the filter panel. */
const groups: readonly NamedGroup[] = [...facets, 'service'];

interface FilterScope {
  query: CatalogQuery;
  conditions: Conditions;
  base: readonly SQL[];
}

/**
 * Options and counts, in two queries. Each group is counted without its own condition, so that another value can be
 * added. Facets without a condition are counted together. A chosen value without products is an option too: the page
 * names it and lets the visitor remove it.
 */
export async function findFilters(db: Executor, { query, conditions, base }: FilterScope): Promise<CatalogFilters> {
  const free = facets.filter((name) => conditions[name] === undefined);
  const chosen = facets.filter((name) => conditions[name] !== undefined);
  const [bounds, rows] = await Promise.all([
    priceBounds(db, conditions, base),
    findOptions(db, [
      serviceOptions(whereOf(conditions, base, 'service')),
      ...(free.length > 0 ? [facetOptions(free, whereOf(conditions, base))] : []),
      ...chosen.map((name) => facetOptions([name], whereOf(conditions, base, name))),
      ...groups
        .filter((name) => conditions[name] !== undefined)
        .map((name) => chosenOptions(name, listOf(query[name]))),
    ]),
  ]);
  // The counted options come first.
  const optionsOf = (group: string): FilterOption[] => {
    const own = rows.filter(({ name }) => name === group);
    return own
      .filter(({ value }, index) => own.findIndex((option) => option.value === value) === index)
      .map(({ value, label, count }) => ({ value, label, count }));
  };
  return {
    ...bounds,
    groups: groups
      .flatMap((name) => rows.find((row) => row.name === name) ?? [])
      .toSorted((one, other) => one.place - other.place || one.placeId - other.placeId)
      .map(({ name, group }) => ({ name, label: group, options: optionsOf(name) })),
  };
}

/** The page number and page size of a list (24 by default). */
export const windowOf = ({ page = 1, take = 24 }: Pick<CatalogQuery, 'page' | 'take'>): ListWindow => ({ page, take });
