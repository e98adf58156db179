import type { CatalogQuery } from '@vetka/domain/catalog';
import { searchText } from '../../shell/searchText.ts';

/** The address of a catalogue page with these filters. */
export const catalogHref = (path: string, query: CatalogQuery): string => `${path}${searchText(query)}`;

/** The address of one page of a list. The first page is not named. */
export const pageHref = (path: string, { page: _page, ...filters }: CatalogQuery, page: number): string =>
  catalogHref(path, { ...filters, ...(page > 1 && { page }) });
