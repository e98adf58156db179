import { createFileRoute } from '@tanstack/react-router';
import { parseCatalogQuery } from '@vetka/domain/catalog';
import { catalogQueries } from '../../features/catalog/catalog.queries.ts';
import { PopularPage } from '../../features/catalog/PopularPage.tsx';
import { GridSkeleton } from '../../features/catalog/skeletons.ts';
import { pageHead } from '../../shell/document/pageHead.ts';
import { loadSeo } from '../../shell/document/seo.queries.ts';
import { loadPaged } from '../../shell/lists/pagedQuery.ts';

export const Route = createFileRoute('/_default/popular')({
  validateSearch: (search): { page?: number } => {
    const { page } = parseCatalogQuery(search);
    return page === undefined ? {} : { page };
  },
  // Parsed a second time: the router merges the validated search over the raw one, where `page` may be text.
  loaderDeps: ({ search }) => ({ page: parseCatalogQuery(search).page ?? 1 }),
  loader: async ({ context, deps: { page }, location: { pathname } }) => {
    const [seo] = await Promise.all([
      loadSeo(context, pathname),
      loadPaged(context.queryClient, catalogQueries.popular(context.api, page), page),
    ]);
    return { seo };
  },
  head: ({ loaderData }) => pageHead('Популярные букеты и подарки', { ...loaderData }),
  pendingComponent: GridSkeleton,
  component: Popular,
});

function Popular() {
  return <PopularPage page={Route.useLoaderDeps().page} />;
}
