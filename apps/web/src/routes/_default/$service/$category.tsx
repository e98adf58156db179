import { createFileRoute } from '@tanstack/react-router';
import type { ProductCard } from '@vetka/domain/catalog';
import { ProductList } from '../../../features/catalog/lazyComponents.ts';
import { serviceQueries } from '../../../features/service/service.queries.ts';
import { ServiceGoods } from '../../../features/service/lazyComponents.ts';
import { wayTo } from '../../../features/service/wayTo.ts';
import { partHead } from '../../../shell/document/partHead.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { pageDeps, parsePage } from '../../../shell/lists/listSearch.ts';
import { loadPaged } from '../../../shell/lists/pagedQuery.ts';
import { loadKnown } from '../../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../../shell/pages/notFoundPath.ts';

export const Route = createFileRoute('/_default/$service/$category')({
  validateSearch: parsePage,
  loaderDeps: pageDeps,
  loader: async ({ context: { api, queryClient }, params: { service: slug, category }, deps: { page }, location }) => {
    const { categories } = await loadKnown(queryClient.ensureQueryData(serviceQueries.one(api, slug)));
    const part = wayTo(categories, category).at(-1)?.name;
    // Instead of the shop: its head has the page's title.
    if (part === undefined) throw Object.assign(notFoundPath(location.pathname), { routeId: '/_default/$service' });
    await Promise.all([
      loadKnown(loadPaged(queryClient, serviceQueries.goods(api, slug, category, page), page)),
      ServiceGoods.preload(),
      ProductList.preload(),
    ]);
    return { part };
  },
  head: ({ matches, loaderData }) => partHead(matches, loaderData?.part),
  pendingComponent: CardsSkeleton,
  component: Category,
});

// Stable identity: a new function would re-render a part before its code has loaded.
const renderGoods = (goods: readonly ProductCard[]) => <ProductList products={goods} priority={4} level={3} />;

function Category() {
  const { service, category } = Route.useParams();
  return (
    <ServiceGoods slug={service} category={category} page={Route.useLoaderDeps().page} renderGoods={renderGoods} />
  );
}
