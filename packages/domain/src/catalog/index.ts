import type { CatalogQuery, SortOrder } from './schema.ts';
import { pagingLimits } from '../paging/values.ts';
import { cutText } from '../text/index.ts';
import { catalogLimits, facets, sortOrders } from './values.ts';

export type * from './schema.ts';
export * from './values.ts';

export const sortLabels: Record<SortOrder, string> = {
  popular: 'По популярности',
  new: 'Новинки',
  cheaper: 'Сначала дешевле',
  dearer: 'Сначала дороже',
  rating: 'По рейтингу',
  soonest: 'Привезут раньше',
};

/** Six colour styles (background and text) that categories, badges and monograms cycle through, by index. */
export const looksCount = 6;
export const lookOf = (index: number): number => ((index % looksCount) + looksCount) % looksCount;

type Raw = Record<string, unknown>;

const wholeNumber = (value: unknown, min: number, max: number): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max ? number : undefined;
};
const flag = (value: unknown): true | undefined =>
  value === true || value === 'true' || value === 1 ? true : undefined;
const words = (value: unknown, limit: number = catalogLimits.list): string | undefined =>
  typeof value === 'number' || typeof value === 'string'
    ? cutText(String(value).trim(), limit) || undefined
    : undefined;
const sortOf = (value: unknown): SortOrder | undefined => sortOrders.find((order) => order === value);

const withoutUndefined = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as never;

/** The page size is the site's choice, never a visitor's. */
type UrlField = Exclude<keyof CatalogQuery, 'take'>;
type Parsers = { [Name in UrlField]-?: (value: unknown) => CatalogQuery[Name] | undefined };

const roubles = (value: unknown) => wholeNumber(value, 0, catalogLimits.roubles);

/** One parser per field of the query: a new field does not compile without one. */
const parsers: Parsers = {
  page: (value) => wholeNumber(value, 2, pagingLimits.page),
  search: (value) => words(value, catalogLimits.search),
  asTyped: flag,
  sort: sortOf,
  priceFrom: roubles,
  priceTo: roubles,
  service: words,
  category: words,
  ...(Object.fromEntries(facets.map((facet) => [facet, words])) as Record<(typeof facets)[number], typeof words>),
  facet: words,
  rating: (value) => wholeNumber(value, 1, catalogLimits.stars),
  inStock: flag,
  deliveryToday: flag,
  costPrice: flag,
};

/** Parses filters from a URL. Invalid values are ignored: a mistyped URL shows the catalogue, not an error. */
export const parseCatalogQuery = (raw: Raw): CatalogQuery =>
  withoutUndefined(Object.fromEntries(Object.entries(parsers).map(([name, parse]) => [name, parse(raw[name])])));

/** Toggles a value in a comma-separated list; `undefined` when nothing is left. */
export const toggleInList = (list: string | undefined, value: string): string | undefined => {
  const values = list === undefined ? [] : list.split(',');
  const next = values.includes(value) ? values.filter((entry) => entry !== value) : [...values, value];
  return next.length > 0 ? next.join(',') : undefined;
};
