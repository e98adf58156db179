import { createFileRoute } from '@tanstack/react-router';
import type { ProductCard } from '@vetka/domain/catalog';
import { ProductList } from '../../features/catalog/lazyComponents.ts';
import { costPriceQueries } from '../../features/costPrice/costPrice.queries.ts';
import { CostPricePage } from '../../features/costPrice/lazyComponents.ts';
import { pageHead } from '../../shell/document/pageHead.ts';
import { loadSeo } from '../../shell/document/seo.queries.ts';
import { loadOptional } from '../../shell/errors/loadOptional.ts';
import { planQueries } from '../../shell/plans/plans.queries.ts';
import { CardsSkeleton } from '../../shell/lists/CardsSkeleton.ts';
import { loadPaged } from '../../shell/lists/pagedQuery.ts';

export const Route = createFileRoute('/_default/cost-price')({
  loader: async ({ context, location: { pathname } }) => {
    const { api, queryClient } = context;
    const [seo] = await Promise.all([
      loadSeo(context, pathname),
      loadPaged(queryClient, costPriceQueries.goods(api, 1), 1),
      loadOptional(queryClient, planQueries.offers(api), 'the subscription plans'),
      CostPricePage.preload(),
      ProductList.preload(),
    ]);
    return { seo };
  },
  head: ({ loaderData }) => pageHead('Цветы по себестоимости', { ...loaderData }),
  pendingComponent: CardsSkeleton,
  component: CostPrice,
});

// Stable identity: a new function would re-render a part before its code has loaded.
const renderGoods = (goods: readonly ProductCard[]) => <ProductList products={goods} />;

function CostPrice() {
  return <CostPricePage renderGoods={renderGoods} />;
}
