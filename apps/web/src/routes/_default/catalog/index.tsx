import { createFileRoute } from '@tanstack/react-router';
import { parseCatalogQuery } from '@vetka/domain/catalog';
import { CatalogPage } from '../../../features/catalog/CatalogPage.tsx';
import { CatalogSkeleton } from '../../../features/catalog/skeletons.ts';
import { loadCatalog } from '../../../features/catalog/loadCatalog.ts';
import { paintAddressFirst } from '../../../features/catalog/paintAddressFirst.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';

export const Route = createFileRoute('/_default/catalog/')({
  validateSearch: parseCatalogQuery,
  loaderDeps: ({ search }) => parseCatalogQuery(search),
  beforeLoad: paintAddressFirst,
  loader: async ({ context, deps: query, location: { pathname }, abortController: { signal } }) => {
    const { seo } = await loadCatalog(context, { pathname, query, signal });
    return { seo };
  },
  head: ({ loaderData }) => pageHead('Каталог цветов, растений и подарков', { ...loaderData }),
  pendingComponent: CatalogSkeleton,
  component: CatalogRoot,
});

function CatalogRoot() {
  return <CatalogPage path={pagePath('/catalog')} query={Route.useLoaderDeps()} />;
}
