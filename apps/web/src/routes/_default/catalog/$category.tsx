import { createFileRoute } from '@tanstack/react-router';
import { parseCatalogQuery } from '@vetka/domain/catalog';
import { CatalogPage } from '../../../features/catalog/CatalogPage.tsx';
import { CatalogSkeleton } from '../../../features/catalog/skeletons.ts';
import { loadCatalog } from '../../../features/catalog/loadCatalog.ts';
import { paintAddressFirst } from '../../../features/catalog/paintAddressFirst.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { siteOrigin } from '../../../shell/document/siteAddress.ts';
import { breadcrumbList, structuredData } from '../../../shell/document/structuredData.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';

export const Route = createFileRoute('/_default/catalog/$category')({
  validateSearch: parseCatalogQuery,
  loaderDeps: ({ search }) => parseCatalogQuery(search),
  beforeLoad: paintAddressFirst,
  loader: async ({ context, params, deps: query, location: { pathname }, abortController: { signal } }) => {
    const { page, seo } = await loadCatalog(context, { pathname, categorySlug: params.category, query, signal });
    const crumbs = page?.path.map(({ name, slug }) => ({
      name,
      path: pagePath('/catalog/$category', { category: slug }),
    }));
    return { title: page?.category?.name, description: page?.category?.description, seo, crumbs, origin: siteOrigin() };
  },
  head: ({ loaderData }) => ({
    ...pageHead(loaderData?.title, { ...loaderData }),
    ...(loaderData?.crumbs && {
      scripts: [
        structuredData(
          breadcrumbList(loaderData.origin, [{ name: 'Каталог', path: pagePath('/catalog') }, ...loaderData.crumbs]),
        ),
      ],
    }),
  }),
  pendingComponent: CatalogSkeleton,
  // The URL is its state, and the cards of a long list are removed some at a time.
  remountDeps: () => undefined,
  component: CatalogCategory,
});

function CatalogCategory() {
  const { category } = Route.useParams();
  return (
    <CatalogPage
      path={pagePath('/catalog/$category', { category })}
      categorySlug={category}
      query={Route.useLoaderDeps()}
    />
  );
}
