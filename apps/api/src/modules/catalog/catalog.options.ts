import type { CatalogFilters, FilterOption } from '@vetka/domain/catalog';
import { flagValues, type FacetKind } from '@vetka/domain/goods';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { addressOfValue, belongsToList, chosenFacets, isChosenValue, type ChosenFacet } from './catalog.facets.ts';
import { countList, type FilterScope } from './catalog.counts.ts';
import { canonicalOf, findMerged } from './catalog.merged.ts';
import { groupOfFacet, whereOf } from './catalog.filter.ts';
import { isAnyOf, listOf } from './catalog.lists.ts';
import { numberOptions, type CountedNumber } from './catalog.ranges.ts';

interface OptionRow extends Record<string, unknown> {
  /** The facet, or `service`. */
  name: string;
  value: string;
  label: string;
  colour: string | null;
  count: number;
  /** Of a facet of numbers. */
  number: number | null;
  /** Null for sellers. */
  kind: FacetKind | null;
  unit: string;
  /** The label of the group, and its place among the groups. */
  group: string;
  place: number;
  placeId: number;
}

const columnsOfValue = sql.raw(
  "a.name, av.value, av.label, case when a.kind = 'COLOUR' then av.colour end as colour, av.number::float8",
);
const placeOfFacet = sql.raw('a.kind, a.unit, a.label as "group", a.position as place, a.id as "placeId"');
const columnsOfService = sql.raw(
  "'service' as name, s.slug::text as value, s.name as label, null::text as colour, null::float8 as number",
);
/** After the facets. */
const placeOfServices = sql.raw(
  `null::text as kind, '' as unit, 'Магазин' as "group", 2147483647 as place, 0 as "placeId"`,
);

/** Options of facets that share the same conditions, counted in one pass. */
const facetOptions = (which: SQL, where: SQL): SQL => sql`(
  select ${columnsOfValue}, count(*)::int as count, ${placeOfFacet}
  from products
    join product_attribute_values pav on pav.product_id = products.id
    join attribute_values av on av.id = pav.value_id
    join attributes a on a.id = av.attribute_id
  where ${which} and a.is_filter and ${where}
  group by a.id, av.id order by av.position, av.id
)`;

const serviceOptions = (where: SQL): SQL => sql`(
  select ${columnsOfService}, count(*)::int as count, ${placeOfServices}
  from products join services s on s.id = products.service_id
  where ${where} group by s.id order by count(*) desc, s.id
)`;

/** The chosen values of a facet, as options without products. */
const chosenValues = (facet: ChosenFacet): SQL => sql`(
  select ${columnsOfValue}, 0 as count, ${placeOfFacet}
  from attribute_values av join attributes a on a.id = av.attribute_id
  where a.name = ${facet.name} and ${isChosenValue(facet)}
)`;

/** All numbers that products have, as options without products: their ranges do not depend on the list. */
const allNumbers = (which: SQL): SQL => sql`(
  select ${columnsOfValue}, 0 as count, ${placeOfFacet}
  from attribute_values av join attributes a on a.id = av.attribute_id
  where a.kind = 'NUMBER' and a.is_filter and ${which}
    and exists (select from product_attribute_values pav where pav.value_id = av.id)
)`;

const chosenServices = (slugs: readonly string[]): SQL => sql`(
  select ${columnsOfService}, 0 as count, ${placeOfServices}
  from services s where s.status = 'PUBLISHED' and ${isAnyOf(sql`s.slug`, slugs)}
)`;

/** The counted options come before the chosen ones, which may not be among them. */
function optionsQuery({ query, conditions, base }: FilterScope): SQL {
  const chosen = chosenFacets(query);
  const isChosen = sql`a.name = any(${sql.param(chosen.map(({ name }) => name))})`;
  const isBeside = belongsToList(query);
  const services = listOf(query.service);
  return sql.join(
    [
      serviceOptions(whereOf(conditions, base, 'service')),
      facetOptions(sql`not (${isChosen}) and ${isBeside}`, whereOf(conditions, base)),
      ...chosen.map(({ name }) => facetOptions(sql`a.name = ${name}`, whereOf(conditions, base, groupOfFacet(name)))),
      ...chosen.map(chosenValues),
      allNumbers(sql`(${isBeside} or ${isChosen})`),
      ...(services.length > 0 ? [chosenServices(services)] : []),
    ],
    sql` union all `,
  );
}

const optionOf = ({ name, value, label, colour, count, kind, group }: OptionRow): FilterOption => ({
  value: kind === null ? value : addressOfValue(name, value),
  // Of a facet that is yes or no, «yes» is what its name says.
  label: kind === 'FLAG' && label === flagValues[0] ? group : label,
  count,
  ...(colour !== null && { colour }),
});

const numbersOf = (rows: readonly OptionRow[]): CountedNumber[] =>
  rows.flatMap(({ value, number, count }) => (number === null ? [] : [{ value, number, count }]));

/** The options of one group, each once. */
function optionsOf(rows: readonly OptionRow[], first: OptionRow, chosen: readonly string[]): FilterOption[] {
  const seen = new Set<string>();
  const unlike = rows.filter(({ value }) => {
    const isNew = !seen.has(value);
    seen.add(value);
    return isNew;
  });
  if (first.kind === 'NUMBER') {
    const options = numberOptions(numbersOf(unlike), first.unit, chosen);
    return options.map((option) => ({ ...option, value: addressOfValue(first.name, option.value) }));
  }
  // A «no» is not an option: nobody looks for goods without a property.
  const isShown = ({ kind, label, value }: OptionRow) =>
    kind !== 'FLAG' || label !== flagValues[1] || chosen.includes(value);
  return unlike.filter(isShown).map(optionOf);
}

/** The rows of one group as its options. */
function groupOf(rows: readonly OptionRow[], chosen: readonly ChosenFacet[]): CatalogFilters['groups'] {
  const [first] = rows;
  if (!first) return [];
  const { values = [] } = chosen.find(({ name }) => name === first.name) ?? {};
  const options = optionsOf(rows, first, values);
  return options.length > 0 ? [{ name: first.name, label: first.group, options }] : [];
}

/** Chosen values without an option: one that was merged into another value comes back as that one. */
const unknownOf = (chosen: readonly ChosenFacet[], rows: readonly OptionRow[]): ChosenFacet[] =>
  chosen.map(({ name, values }) => ({
    name,
    values: values.filter((value) => !rows.some((row) => row.name === name && row.value === value)),
  }));

/**
 * Options and counts. Each group is counted without its own condition, so that another value can be added. Facets
 * without a condition are counted together. A chosen value without products is an option too: the page names it and lets
 * the visitor remove it. Two queries, and a third when a chosen value has no option: it may have been merged.
 */
export async function findFilters(db: Executor, scope: FilterScope): Promise<CatalogFilters> {
  const chosen = chosenFacets(scope.query);
  const [{ price, total, groups }, { rows }] = await Promise.all([
    countList(db, scope),
    db.execute<OptionRow>(optionsQuery(scope)),
  ]);
  const merged = await findMerged(db, unknownOf(chosen, rows));
  const inOrder = rows.toSorted((one, other) => one.place - other.place || one.placeId - other.placeId);
  const places = [...new Set(inOrder.map(({ placeId }) => placeId))];
  return {
    price,
    total,
    ...(merged.length > 0 && { canonical: canonicalOf(scope.query, merged) }),
    groups: [
      ...groups.flags,
      ...places.flatMap((id) =>
        groupOf(
          inOrder.filter(({ placeId }) => placeId === id),
          chosen,
        ),
      ),
      ...groups.rating,
    ],
  };
}
