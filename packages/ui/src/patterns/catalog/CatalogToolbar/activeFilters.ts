import type { CatalogFilters, CatalogQuery } from '@vetka/domain/catalog';
import { formatPrice } from '@vetka/domain/money';
import { formatNumber } from '@vetka/domain/plural';
import {
  flagLabels,
  toggled,
  withFilter,
  type FilterName,
  type FlagName,
  type ListName,
} from '../FilterPanel/filterQuery.ts';

/** An active filter, and the query without it. */
export interface ActiveFilter {
  label: string;
  without: CatalogQuery;
}

type Groups = CatalogFilters['groups'];
type ActiveIn = (query: CatalogQuery, groups: Groups) => ActiveFilter[];

/** The label of an option; undefined for a value that the catalogue does not have (any more). */
const optionLabel = (groups: Groups, name: string, value: string): string | undefined =>
  groups.find((group) => group.name === name)?.options.find((option) => option.value === value)?.label;

/**
 * The label of a chosen value of `facet`, after the name of its group: «Упаковка: Крафт». A facet of yes or no has the
 * name of the facet alone.
 */
const facetLabel = (groups: Groups, value: string): string | undefined =>
  groups.flatMap(({ label, options }) =>
    options
      .filter((option) => option.value === value)
      .map((option) => (option.label === label ? label : `${label}: ${option.label}`)),
  )[0];

const byList =
  (name: ListName): ActiveIn =>
  (query, groups) =>
    [...new Set(query[name]?.split(',').filter(Boolean))].map((value) => ({
      label: (name === 'facet' ? facetLabel(groups, value) : optionLabel(groups, name, value)) ?? 'Нет в каталоге',
      without: toggled(query, name, value),
    }));

const byFlag =
  (name: FlagName): ActiveIn =>
  (query) =>
    query[name] ? [{ label: flagLabels[name], without: toggled(query, name, 'true') }] : [];

const byRating: ActiveIn = (query) =>
  query.rating === undefined
    ? []
    : [{ label: `Рейтинг от\u00A0${query.rating}`, without: withFilter(query, { rating: undefined }) }];

function priceLabel(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return `до ${formatPrice((to ?? 0) * 100)}`;
  return to === undefined ? `от ${formatPrice(from * 100)}` : `${formatNumber(from)}–${formatPrice(to * 100)}`;
}

/** Both ends of the price are one filter. */
const byPrice =
  (isOwn: (query: CatalogQuery) => boolean): ActiveIn =>
  (query) => {
    if (!isOwn(query)) return [];
    const label = priceLabel(query.priceFrom, query.priceTo);
    return [{ label, without: withFilter(query, { priceFrom: undefined, priceTo: undefined }) }];
  };

/** In the order of the chips. A new filter does not compile without a line here. */
const activeIn: Record<FilterName, ActiveIn> = {
  flower: byList('flower'),
  colour: byList('colour'),
  occasion: byList('occasion'),
  size: byList('size'),
  facet: byList('facet'),
  category: byList('category'),
  service: byList('service'),
  rating: byRating,
  priceFrom: byPrice(({ priceFrom }) => priceFrom !== undefined),
  priceTo: byPrice(({ priceFrom, priceTo }) => priceFrom === undefined && priceTo !== undefined),
  deliveryToday: byFlag('deliveryToday'),
  inStock: byFlag('inStock'),
  costPrice: byFlag('costPrice'),
};

/** All active filters, each with what is left without it. */
export const activeFilters = (query: CatalogQuery, groups: Groups): ActiveFilter[] =>
  Object.values(activeIn).flatMap((active) => active(query, groups));
