import type { CatalogPage, CatalogQuery } from '@vetka/domain/catalog';
import type { Seo } from '@vetka/domain/page';
import { loadSeo } from '../../shell/document/seo.queries.ts';
import { loadPaged } from '../../shell/lists/pagedQuery.ts';
import { loadKnown } from '../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../shell/pages/notFoundPath.ts';
import type { RouterContext } from '../../shell/routerContext.ts';
import { catalogQueries } from './catalog.queries.ts';

interface CatalogAddress {
  pathname: string;
  categorySlug?: string | undefined;
  query: CatalogQuery;
}

interface LoadedCatalog {
  page: CatalogPage | undefined;
  seo: Seo;
}

/** Loads a catalogue page, its filters and its texts in parallel. Returns what the document head needs. */
export async function loadCatalog(context: RouterContext, address: CatalogAddress): Promise<LoadedCatalog> {
  const { api, queryClient } = context;
  const { pathname, categorySlug, query } = address;
  const refuse = () => notFoundPath(pathname);
  const [list, , seo] = await Promise.all([
    loadKnown(loadPaged(queryClient, catalogQueries.list(api, categorySlug, query), query.page ?? 1), refuse),
    loadKnown(queryClient.ensureQueryData(catalogQueries.filters(api, categorySlug, query)), refuse),
    loadSeo(context, pathname),
  ]);
  return { page: list.pages[0], seo };
}
