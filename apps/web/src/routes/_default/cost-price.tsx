import { createFileRoute } from '@tanstack/react-router';
import { ProductList } from '../../features/catalog/ProductList.tsx';
import { costPriceQueries } from '../../features/costPrice/costPrice.queries.ts';
import { CostPricePage } from '../../features/costPrice/CostPricePage.tsx';
import { pageHead } from '../../shell/document/pageHead.ts';
import { CardsSkeleton } from '../../shell/lists/CardsSkeleton.tsx';
import { loadPaged } from '../../shell/lists/pagedQuery.ts';

export const Route = createFileRoute('/_default/cost-price')({
  loader: async ({ context: { api, queryClient } }) => {
    await loadPaged(queryClient, costPriceQueries.goods(api, 1), 1);
  },
  head: () => pageHead('Цветы по себестоимости'),
  pendingComponent: CardsSkeleton,
  component: CostPrice,
});

function CostPrice() {
  return <CostPricePage renderGoods={(goods) => <ProductList products={goods} />} />;
}
