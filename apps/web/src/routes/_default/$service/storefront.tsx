import { createFileRoute } from '@tanstack/react-router';
import { ProductList } from '../../../features/catalog/ProductList.tsx';
import { serviceQueries } from '../../../features/service/service.queries.ts';
import { ServiceGoods } from '../../../features/service/ServiceGoods.tsx';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.tsx';
import { parsePage } from '../../../shell/lists/listSearch.ts';
import { loadPaged } from '../../../shell/lists/pagedQuery.ts';
import { loadKnown } from '../../../shell/pages/loadKnown.ts';

export const Route = createFileRoute('/_default/$service/storefront')({
  validateSearch: parsePage,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context: { api, queryClient }, params: { service: slug }, deps: { page } }) => {
    await loadKnown(loadPaged(queryClient, serviceQueries.goods(api, slug, undefined, page), page));
  },
  pendingComponent: CardsSkeleton,
  component: Storefront,
});

function Storefront() {
  const { service } = Route.useParams();
  return (
    <ServiceGoods
      slug={service}

      page={Route.useLoaderDeps().page}
      renderGoods={(goods) => <ProductList products={goods} priority={4} level={3} />}
    />
  );
}
