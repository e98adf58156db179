import type { CatalogQuery } from '@vetka/domain/catalog';
import { searchText } from '../../shell/searchText.ts';

/** The address of a catalogue page with these filters. */
export const catalogHref = (path: string, query: CatalogQuery): string => `${path}${searchText(query)}`;

/** The address of the next page of the same list: what «Показать ещё» is without scripts. */
export const nextPageHref = (path: string, query: CatalogQuery, page: number): string =>
  catalogHref(path, { ...query, page });
