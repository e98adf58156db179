import { createFileRoute } from '@tanstack/react-router';
import type { ProductCard } from '@vetka/domain/catalog';
import { ProductList } from '../../features/catalog/lazyComponents.ts';
import { costPriceQueries } from '../../features/costPrice/costPrice.queries.ts';
import { CostPriceGoods } from '../../features/costPrice/lazyComponents.ts';
import { pageHead } from '../../shell/document/pageHead.ts';
import { CardsSkeleton } from '../../shell/lists/CardsSkeleton.ts';
import { pageDeps, parsePage } from '../../shell/lists/listSearch.ts';
import { loadPaged } from '../../shell/lists/pagedQuery.ts';

export const Route = createFileRoute('/_default/subscription-cost-products')({
  validateSearch: parsePage,
  loaderDeps: pageDeps,
  loader: async ({ context: { api, queryClient }, deps: { page } }) => {
    await Promise.all([
      loadPaged(queryClient, costPriceQueries.goods(api, page), page),
      CostPriceGoods.preload(),
      ProductList.preload(),
    ]);
  },
  head: () => pageHead('Товары по себестоимости'),
  pendingComponent: CardsSkeleton,
  component: CostProducts,
});

// Stable identity: a new function would re-render a part before its code has loaded.
const renderGoods = (goods: readonly ProductCard[]) => <ProductList products={goods} priority={4} level={2} />;

function CostProducts() {
  return <CostPriceGoods page={Route.useLoaderDeps().page} renderGoods={renderGoods} />;
}
