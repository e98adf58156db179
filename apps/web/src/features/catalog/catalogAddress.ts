import type { CatalogQuery } from '@vetka/domain/catalog';
import { searchText } from '../../shell/searchText.ts';

/** The URL of a catalogue page with these filters. */
export const catalogHref = (path: string, query: CatalogQuery): string => `${path}${searchText(query)}`;

/** The URL of one page of a list. The first page has no `page` parameter. */
export const pageHref = (path: string, { page: _page, ...filters }: CatalogQuery, page: number): string =>
  catalogHref(path, { ...filters, ...(page > 1 && { page }) });
