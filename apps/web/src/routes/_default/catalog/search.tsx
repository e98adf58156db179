import { createFileRoute } from '@tanstack/react-router';
import { parseCatalogQuery } from '@vetka/domain/catalog';
import { CatalogPage } from '../../../features/catalog/CatalogPage.tsx';
import { CatalogSkeleton } from '../../../features/catalog/skeletons.ts';
import { searchPath } from '../../../features/catalog/catalogHeading.ts';
import { loadCatalog } from '../../../features/catalog/loadCatalog.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';

export const Route = createFileRoute('/_default/catalog/search')({
  validateSearch: parseCatalogQuery,
  loaderDeps: ({ search }) => parseCatalogQuery(search),
  loader: async ({ context, deps: query, location: { pathname } }) => {
    await loadCatalog(context, { pathname, query });
  },
  head: ({ match }) => pageHead(match.search.search ? `${match.search.search}: поиск` : 'Поиск', { isHidden: true }),
  pendingComponent: CatalogSkeleton,
  component: CatalogSearch,
});

function CatalogSearch() {
  return <CatalogPage path={searchPath} query={Route.useLoaderDeps()} />;
}
