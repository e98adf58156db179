import { createFileRoute } from '@tanstack/react-router';
import { ProductList } from '../../features/catalog/ProductList.tsx';
import { costPriceQueries } from '../../features/costPrice/costPrice.queries.ts';
import { CostPriceGoods } from '../../features/costPrice/CostPriceGoods.tsx';
import { pageHead } from '../../shell/document/pageHead.ts';
import { CardsSkeleton } from '../../shell/lists/CardsSkeleton.tsx';
import { parsePage } from '../../shell/lists/listSearch.ts';
import { loadPaged } from '../../shell/lists/pagedQuery.ts';

export const Route = createFileRoute('/_default/subscription-cost-products')({
  validateSearch: parsePage,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context: { api, queryClient }, deps: { page } }) => {
    await loadPaged(queryClient, costPriceQueries.goods(api, page), page);
  },
  head: () => pageHead('Товары по себестоимости'),
  pendingComponent: CardsSkeleton,
  component: CostProducts,
});

function CostProducts() {
  return (
    <CostPriceGoods
      page={Route.useLoaderDeps().page}
      renderGoods={(goods) => <ProductList products={goods} priority={4} level={2} />}
    />
  );
}
