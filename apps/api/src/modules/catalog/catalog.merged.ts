import { facets, type CatalogFilters, type CatalogQuery } from '@vetka/domain/catalog';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { addressOfValue, successors, type ChosenFacet } from './catalog.facets.ts';
import { listOf } from './catalog.lists.ts';

/** A value of a facet that was merged into another one: the addresses of both. */
interface Merged {
  name: string;
  former: string;
  present: string;
}

/** The chosen values that were merged into others. */
export async function findMerged(db: Executor, chosen: readonly ChosenFacet[]): Promise<Merged[]> {
  const asked = chosen.flatMap(({ name, values }) => values.map((former) => ({ name, former })));
  if (asked.length === 0) return [];
  const { rows } = await db.execute<Merged & Record<string, unknown>>(sql`
    select distinct on (asked.name, asked.former) asked.name, asked.former, v.value as present
    from json_to_recordset(${JSON.stringify(asked)}::json) as asked(name text, former text)
      join attributes a on a.name = asked.name
      join attribute_values v on v.attribute_id = a.id
    where v.id in ${successors(sql`a.id`, (address) => sql`${address} = asked.former`)}
    order by asked.name, asked.former, v.id`);
  return rows;
}

/** The lists of a query that contain a merged value, with its replacement. */
export function canonicalOf(query: CatalogQuery, merged: readonly Merged[]): NonNullable<CatalogFilters['canonical']> {
  const isFixed = (name: string): boolean => facets.some((each) => each === name);
  const changed = ([...facets, 'facet'] as const).flatMap((list) => {
    const own = merged.filter(({ name }) => (isFixed(name) ? name : 'facet') === list);
    if (own.length === 0) return [];
    const present = new Map(
      own.map((each) => [addressOfValue(each.name, each.former), addressOfValue(each.name, each.present)]),
    );
    const values = listOf(query[list]).map((value) => present.get(value) ?? value);
    return [[list, [...new Set(values)].join(',')] as const];
  });
  return Object.fromEntries(changed);
}
