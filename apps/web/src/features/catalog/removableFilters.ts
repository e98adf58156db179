import type { CatalogFilters, CatalogQuery } from '@vetka/domain/catalog';

/** A filter without which an empty list has products. */
export interface RemovableFilter {
  label: string;
  without: CatalogQuery;
}

const listOf = (value: unknown): string[] => (typeof value === 'string' ? value.split(',') : []);

/**
 * The filters of an empty list that it would have products without. The options of a group are counted without its own
 * values, and the bounds of the price without the chosen ones.
 */
export function removableFilters(query: CatalogQuery, { groups, price }: CatalogFilters): RemovableFilter[] {
  const { page: _page, ...filters } = query;
  const found = groups.flatMap(({ name, label, options }) => {
    const { [name as keyof typeof filters]: chosen, ...without } = filters;
    if (chosen === undefined || options.every(({ count }) => count === 0)) return [];
    const values = listOf(chosen);
    const names = options.filter(({ value }) => values.includes(value)).map((option) => option.label);
    return [{ label: names.join(', ') || label, without }];
  });
  const { priceFrom, priceTo, ...anyPrice } = filters;
  const hasPrice = priceFrom !== undefined || priceTo !== undefined;
  return hasPrice && price.max > 0 ? [...found, { label: 'Цена', without: anyPrice }] : found;
}
