import { toggleInList, type CatalogQuery } from '@vetka/domain/catalog';

/** The fields of the query that narrow the list. */
export type FilterName = Exclude<keyof CatalogQuery, 'page' | 'take' | 'search' | 'asTyped' | 'sort'>;

/** Filters whose value is a comma-separated list. */
const lists = ['service', 'category', 'flower', 'colour', 'occasion', 'size', 'facet'] as const;
export type ListName = (typeof lists)[number];
/** Boolean filters. */
export const flags = ['deliveryToday', 'inStock', 'costPrice'] as const;
export type FlagName = (typeof flags)[number];

export const flagLabels: Record<FlagName, string> = {
  deliveryToday: 'Доставят сегодня',
  inStock: 'В наличии',
  costPrice: 'По себестоимости',
};

/** The list of a group. Facets without a list of their own share `facet`: their values name them. */
const listOf = (name: string): ListName => lists.find((list) => list === name) ?? 'facet';
export const isFlag = (name: string): name is FlagName => flags.some((flag) => flag === name);

/** A changed filter goes back to the first page; `undefined` values are removed. */
export function withFilter(
  query: CatalogQuery,
  patch: { [Name in keyof CatalogQuery]?: CatalogQuery[Name] | undefined },
): CatalogQuery {
  const next = { ...query, ...patch, page: undefined };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as CatalogQuery;
}

/** The chosen values of a group, separated by commas. */
export const chosenOf = (query: CatalogQuery, name: string): string =>
  String((name === 'rating' ? query.rating : query[listOf(name)]) ?? '');

/** Whether chosen values contain a value. */
export const isAmong = (chosen: string, value: string): boolean => chosen.split(',').includes(value);

/** The query with a value toggled. */
export function toggled(query: CatalogQuery, name: string, value: string): CatalogQuery {
  if (isFlag(name)) return withFilter(query, { [name]: query[name] ? undefined : true });
  if (name === 'rating')
    return withFilter(query, { rating: chosenOf(query, name) === value ? undefined : Number(value) });
  const list = listOf(name);
  return withFilter(query, { [list]: toggleInList(query[list], value) });
}

/** Keeps only the search, as it was asked for, and the sort order. */
export function withoutFilters({ search, asTyped, sort }: CatalogQuery): CatalogQuery {
  return withFilter({}, { search, asTyped, sort });
}
