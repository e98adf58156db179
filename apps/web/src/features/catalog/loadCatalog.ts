import type { CatalogPage, CatalogQuery } from '@vetka/domain/catalog';
import type { RouterContext } from '../../shell/routerContext.ts';
import { catalogQueries } from './catalog.queries.ts';
import { loadOrNotFound } from './loadOrNotFound.ts';

interface CatalogAddress {
  pathname: string;
  categorySlug?: string | undefined;
  query: CatalogQuery;
}

/** Loads a catalogue page and its filters together. The page is answered, for the title. */
export async function loadCatalog(context: RouterContext, address: CatalogAddress): Promise<CatalogPage | undefined> {
  const { api, queryClient } = context;
  const { pathname, categorySlug, query } = address;
  const [list] = await Promise.all([
    loadOrNotFound(pathname, queryClient.ensureInfiniteQueryData(catalogQueries.list(api, categorySlug, query))),
    loadOrNotFound(pathname, queryClient.ensureQueryData(catalogQueries.filters(api, categorySlug, query))),
  ]);
  return list.pages[0];
}
