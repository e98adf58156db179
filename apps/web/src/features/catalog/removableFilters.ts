import type { CatalogFilters, CatalogQuery } from '@vetka/domain/catalog';

/** A filter without which an empty list has products. */
export interface RemovableFilter {
  label: string;
  without: CatalogQuery;
}

const listOf = (value: unknown): string[] => (typeof value === 'string' ? value.split(',') : []);

/** The chosen values of a group in its list, or in the one that facets without their own list share. */
function chosenIn(filters: CatalogQuery, name: string): { values: string[]; without: CatalogQuery } {
  const { [name as keyof CatalogQuery]: own, ...withoutOwn } = filters;
  if (own !== undefined) return { values: listOf(own), without: withoutOwn };
  const { facet, ...rest } = filters;
  const [values, others] = [true, false].map((isOwn) =>
    listOf(facet).filter((value) => value.startsWith(`${name}.`) === isOwn),
  ) as [string[], string[]];
  return { values, without: others.length > 0 ? { ...rest, facet: others.join(',') } : rest };
}

/**
 * The filters of an empty list that it would have products without. The options of a group are counted without its own
 * values, and the bounds of the price without the chosen ones.
 */
export function removableFilters(query: CatalogQuery, { groups, price }: CatalogFilters): RemovableFilter[] {
  const { page: _page, ...filters } = query;
  const found = groups.flatMap(({ name, label, options }) => {
    const { values, without } = chosenIn(filters, name);
    if (values.length === 0 || options.every(({ count }) => count === 0)) return [];
    const names = options.filter(({ value }) => values.includes(value)).map((option) => option.label);
    // «4 и выше» says nothing without the name of its group.
    const shown = name === 'rating' ? [label, ...names].join(' ') : names.join(', ') || label;
    return [{ label: shown, without }];
  });
  const { priceFrom, priceTo, ...anyPrice } = filters;
  const hasPrice = priceFrom !== undefined || priceTo !== undefined;
  return hasPrice && price.max > 0 ? [...found, { label: 'Цена', without: anyPrice }] : found;
}
