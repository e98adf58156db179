import { createFileRoute } from '@tanstack/react-router';
import { parseCatalogQuery } from '@vetka/domain/catalog';
import { CatalogPage } from '../../../features/catalog/CatalogPage.tsx';
import { FoundBeside } from '../../../features/catalog/lazyComponents.ts';
import { CatalogSkeleton } from '../../../features/catalog/skeletons.ts';
import { searchPath } from '../../../features/catalog/catalogHeading.ts';
import { loadCatalog } from '../../../features/catalog/loadCatalog.ts';
import { paintAddressFirst } from '../../../features/catalog/paintAddressFirst.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import type { RouterContext } from '../../../shell/routerContext.ts';

export const Route = createFileRoute('/_default/catalog/search')({
  validateSearch: parseCatalogQuery,
  loaderDeps: ({ search }) => parseCatalogQuery(search),
  beforeLoad: paintAddressFirst,
  loader: async ({ context, deps: query, location: { pathname }, abortController: { signal } }) => {
    await Promise.all([
      loadCatalog(context, { pathname, query, signal }),
      // Shown above the products; left out if it fails.
      FoundBeside.preload(),
      query.search && prefetchSuggestions(context, query.search),
    ]);
  },
  head: ({ match }) => pageHead(match.search.search ? `${match.search.search}: поиск` : 'Поиск', { isHidden: true }),
  pendingComponent: CatalogSkeleton,
  component: CatalogSearch,
});

/** Imported on demand: the browser gets the answer with the page. */
async function prefetchSuggestions({ api, queryClient }: RouterContext, search: string): Promise<void> {
  const { searchQueries } = await import('../../../shell/search/search.queries.ts');
  await queryClient.prefetchQuery(searchQueries.suggestions(api, search));
}

function CatalogSearch() {
  const query = Route.useLoaderDeps();
  const beside = query.search && <FoundBeside search={query.search} />;
  return <CatalogPage path={searchPath} query={query} beside={beside} />;
}
