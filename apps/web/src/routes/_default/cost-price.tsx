import { createFileRoute } from '@tanstack/react-router';
import type { ProductCard } from '@vetka/domain/catalog';
import { ProductList } from '../../features/catalog/laterParts.ts';
import { costPriceQueries } from '../../features/costPrice/costPrice.queries.ts';
import { CostPricePage } from '../../features/costPrice/laterParts.ts';
import { pageHead } from '../../shell/document/pageHead.ts';
import { CardsSkeleton } from '../../shell/lists/CardsSkeleton.ts';
import { loadPaged } from '../../shell/lists/pagedQuery.ts';

export const Route = createFileRoute('/_default/cost-price')({
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([
      loadPaged(queryClient, costPriceQueries.goods(api, 1), 1),
      CostPricePage.warmUp(),
      ProductList.warmUp(),
    ]);
  },
  head: () => pageHead('Цветы по себестоимости'),
  pendingComponent: CardsSkeleton,
  component: CostPrice,
});

// One and the same: a new one would be an update that reaches a part before its code.
const renderGoods = (goods: readonly ProductCard[]) => <ProductList products={goods} />;

function CostPrice() {
  return <CostPricePage renderGoods={renderGoods} />;
}
