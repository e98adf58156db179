import { catalogLimits, facets, type CatalogQuery } from '@vetka/domain/catalog';
import { facetLimits } from '@vetka/domain/goods';
import { sql, type SQL } from 'drizzle-orm';
import { isAnyOf, listOf } from './catalog.lists.ts';

/** A facet whose values narrow a list. */
export interface ChosenFacet {
  /** Its name in the database. */
  name: string;
  values: string[];
}

/** Separates the name of a facet from its value in `facet`. Neither contains it. */
const separator = '.';

/** How the address of a list names a value of a facet. */
export const addressOfValue = (facet: string, value: string): string =>
  facets.some((name) => name === facet) ? value : `${facet}${separator}${value}`;

/** The chosen values in `facet`, by facet. Only the first ten facets count: each is counted on its own. */
function addedFacets(list: string | undefined): ChosenFacet[] {
  const found = new Map<string, string[]>();
  for (const entry of listOf(list)) {
    const [name = '', ...value] = entry.split(separator);
    found.set(name, [...(found.get(name) ?? []), value.join(separator)]);
  }
  return [...found].slice(0, catalogLimits.facets).map(([name, values]) => ({ name, values }));
}

/** The facets that narrow a list: those of the site, then those of the administration. */
export const chosenFacets = (query: CatalogQuery): ChosenFacet[] => [
  ...facets.map((name) => ({ name, values: listOf(query[name]) })).filter(({ values }) => values.length > 0),
  ...addedFacets(query.facet).filter(({ name }) => !facets.some((each) => each === name)),
];

/** Numbers from one to another, both included; null: without a bound. */
export interface NumberRange {
  from: number | null;
  to: number | null;
}

const written = /^(?<from>\d{1,7}(?:\.\d{1,2})?)?-(?<to>\d{1,7}(?:\.\d{1,2})?)?$/;

/** A range in an address: «30-50», «-30», «50-». Undefined for any other value. */
export function rangeOf(value: string): NumberRange | undefined {
  const { from, to } = written.exec(value)?.groups ?? {};
  if (from === undefined && to === undefined) return undefined;
  return { from: from === undefined ? null : Number(from), to: to === undefined ? null : Number(to) };
}

const isWithin = ({ from, to }: NumberRange): SQL =>
  sql`av.number between ${from ?? 0}::numeric and ${to ?? facetLimits.number}::numeric`;

/**
 * Ids of the values that took the place of removed ones, by the addresses of these. An address that is in use again
 * means the value that has it now.
 *
 * @param attributeId as SQL
 */
export const successors = (attributeId: SQL, isFormer: (address: SQL) => SQL): SQL => sql`(
  with recursive merged as (
    select (r.kept ->> 'targetId')::int as id from facet_value_removals r
    where (r.kept -> 'value' ->> 'attributeId')::int = ${attributeId} and ${isFormer(sql`r.kept -> 'value' ->> 'value'`)}
      and not exists (
        select from attribute_values v
        where v.attribute_id = ${attributeId} and v.value = r.kept -> 'value' ->> 'value'
      )
    union select (r.kept ->> 'targetId')::int from merged join facet_value_removals r on r.id = merged.id
  ) select id from merged where id is not null
)`;

/** The value `av` is one of those in the address or took its place, or its number is in one of the ranges. */
export function isChosenValue({ name, values }: ChosenFacet): SQL {
  const ranges = values.flatMap((value) => rangeOf(value) ?? []);
  const facet = sql`(select id from attributes where name = ${name})`;
  const ways = [
    isAnyOf(sql`av.value`, values),
    sql`av.id in ${successors(facet, (address) => isAnyOf(sql`(${address})`, values))}`,
    ...ranges.map(isWithin),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** The product has one of the values. */
export const hasValue = (facet: ChosenFacet): SQL => sql`exists (
  select from product_attribute_values pav
    join attribute_values av on av.id = pav.value_id
    join attributes a on a.id = av.attribute_id
  where pav.product_id = products.id and a.name = ${facet.name} and ${isChosenValue(facet)}
)`;

const appliesEverywhere = sql`not exists (select from attribute_categories ac where ac.attribute_id = a.id)`;

/**
 * Whether the facet `a` is shown with a list. A facet of certain categories is shown in them and their subcategories,
 * and in searches and goods of a shop that have it, but not with the whole catalogue.
 */
export function belongsToList({ category, search, service }: CatalogQuery): SQL {
  const slugs = listOf(category);
  if (slugs.length === 0) return search === undefined && service === undefined ? appliesEverywhere : sql`true`;
  return sql`(${appliesEverywhere} or exists (
    select from attribute_categories ac where ac.attribute_id = a.id and ac.category_id in (
      with recursive above as (
        select id, parent_id from categories where ${isAnyOf(sql`slug`, slugs)}
        union select outer_one.id, outer_one.parent_id from categories outer_one join above on outer_one.id = above.parent_id
      ) select id from above
    )
  ))`;
}
