import type { CatalogPage, CatalogQuery } from '@vetka/domain/catalog';
import type { Seo } from '@vetka/domain/page';
import { loadSeo } from '../../shell/document/seo.queries.ts';
import type { RouterContext } from '../../shell/routerContext.ts';
import { catalogQueries } from './catalog.queries.ts';
import { loadOrNotFound } from './loadOrNotFound.ts';

interface CatalogAddress {
  pathname: string;
  categorySlug?: string | undefined;
  query: CatalogQuery;
}

interface LoadedCatalog {
  page: CatalogPage | undefined;
  seo: Seo;
}

/** Loads a catalogue page, its filters and its texts together. What the head needs is answered. */
export async function loadCatalog(context: RouterContext, address: CatalogAddress): Promise<LoadedCatalog> {
  const { api, queryClient } = context;
  const { pathname, categorySlug, query } = address;
  const [list, , seo] = await Promise.all([
    loadOrNotFound(pathname, queryClient.ensureInfiniteQueryData(catalogQueries.list(api, categorySlug, query))),
    loadOrNotFound(pathname, queryClient.ensureQueryData(catalogQueries.filters(api, categorySlug, query))),
    loadSeo(context, pathname),
  ]);
  return { page: list.pages[0], seo };
}
