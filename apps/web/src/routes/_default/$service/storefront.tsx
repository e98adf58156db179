import { createFileRoute } from '@tanstack/react-router';
import type { ProductCard } from '@vetka/domain/catalog';
import { ProductList } from '../../../features/catalog/lazyComponents.ts';
import { serviceQueries } from '../../../features/service/service.queries.ts';
import { ServiceGoods } from '../../../features/service/lazyComponents.ts';
import { partHead } from '../../../shell/document/partHead.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { pageDeps, parsePage } from '../../../shell/lists/listSearch.ts';
import { loadPaged } from '../../../shell/lists/pagedQuery.ts';
import { loadKnown } from '../../../shell/pages/loadKnown.ts';

export const Route = createFileRoute('/_default/$service/storefront')({
  validateSearch: parsePage,
  loaderDeps: pageDeps,
  loader: async ({ context: { api, queryClient }, params: { service: slug }, deps: { page } }) => {
    await Promise.all([
      loadKnown(loadPaged(queryClient, serviceQueries.goods(api, slug, undefined, page), page)),
      ServiceGoods.preload(),
      ProductList.preload(),
    ]);
  },
  head: ({ matches }) => partHead(matches, 'витрина'),
  pendingComponent: CardsSkeleton,
  component: Storefront,
});

// Stable identity: a new function would re-render a part before its code has loaded.
const renderGoods = (goods: readonly ProductCard[]) => <ProductList products={goods} priority={4} level={3} />;

function Storefront() {
  const { service } = Route.useParams();
  return (
    <ServiceGoods
      slug={service}

      page={Route.useLoaderDeps().page}
      renderGoods={renderGoods}
    />
  );
}
