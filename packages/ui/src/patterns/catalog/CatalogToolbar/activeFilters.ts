import type { CatalogFilters, CatalogQuery } from '@vetka/domain/catalog';
import { formatPrice } from '@vetka/domain/money';
import { formatNumber } from '@vetka/domain/plural';
import { flagLabels, flags, isChosen, toggled, withFilter } from '../FilterPanel/filterQuery.ts';

/** An active filter, and the query without it. */
export interface ActiveFilter {
  label: string;
  without: CatalogQuery;
}

function priceLabel(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return `до ${formatPrice((to ?? 0) * 100)}`;
  return to === undefined ? `от ${formatPrice(from * 100)}` : `${formatNumber(from)}–${formatPrice(to * 100)}`;
}

/** All active filters, in the order of the filter panel. */
export function activeFilters(query: CatalogQuery, groups: CatalogFilters['groups']): ActiveFilter[] {
  const { priceFrom, priceTo } = query;
  const hasPrice = priceFrom !== undefined || priceTo !== undefined;
  const price = hasPrice
    ? [
        {
          label: priceLabel(priceFrom, priceTo),
          without: withFilter(query, { priceFrom: undefined, priceTo: undefined }),
        },
      ]
    : [];
  const conditions = flags
    .filter((flag) => query[flag])
    .map((flag) => ({ label: flagLabels[flag], without: toggled(query, flag, 'true') }));
  const values = groups.flatMap(({ name, options }) =>
    options
      .filter(({ value }) => isChosen(query, name, value))
      .map(({ label, value }) => ({ label, without: toggled(query, name, value) })),
  );
  return [...values, ...price, ...conditions];
}
