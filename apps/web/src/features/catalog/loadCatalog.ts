import { redirect } from '@tanstack/react-router';
import type { CatalogPage, CatalogQuery } from '@vetka/domain/catalog';
import type { Seo } from '@vetka/domain/page';
import { categoryQueries } from '../../shell/catalog/category.queries.ts';
import { loadSeo } from '../../shell/document/seo.queries.ts';
import { loadOptional } from '../../shell/errors/loadOptional.ts';
import { loadPaged } from '../../shell/lists/pagedQuery.ts';
import { loadKnown } from '../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../shell/pages/notFoundPath.ts';
import type { RouterContext } from '../../shell/routerContext.ts';
import { catalogHref } from './catalogAddress.ts';
import { catalogQueries } from './catalog.queries.ts';

interface CatalogAddress {
  pathname: string;
  categorySlug?: string | undefined;
  query: CatalogQuery;
  /** Aborted when the visitor navigates away before the page has loaded. */
  signal: AbortSignal;
}

interface LoadedCatalog {
  page: CatalogPage | undefined;
  seo: Seo;
}

/**
 * Loads a catalogue page, its filters and its texts in parallel. Returns the data of the document head.
 * @throws a redirect from the address of a value that was merged into another one
 */
export async function loadCatalog(context: RouterContext, address: CatalogAddress): Promise<LoadedCatalog> {
  const { api, queryClient } = context;
  const { pathname, categorySlug, query, signal } = address;
  const list = catalogQueries.list(api, categorySlug, query);
  const filters = catalogQueries.filters(api, categorySlug, query);
  const refuse = () => notFoundPath(pathname);
  const cancel = () => {
    for (const { queryKey } of [list, filters]) void queryClient.cancelQueries({ queryKey, exact: true });
  };
  signal.addEventListener('abort', cancel);
  const [loaded, { canonical }, seo] = await Promise.all([
    loadKnown(loadPaged(queryClient, list, query.page ?? 1), refuse),
    loadKnown(queryClient.ensureQueryData(filters), refuse),
    loadSeo(context, pathname),
    // The name of a chosen category.
    query.category !== undefined && loadOptional(queryClient, categoryQueries.all(api), 'the categories'),
  ]).finally(() => signal.removeEventListener('abort', cancel));
  if (canonical) {
    throw redirect({ href: catalogHref(pathname, { ...query, ...canonical }), statusCode: 301 });
  }
  return { page: loaded.pages[0], seo };
}
