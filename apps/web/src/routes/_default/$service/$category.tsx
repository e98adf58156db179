import { createFileRoute, notFound } from '@tanstack/react-router';
import { ProductList } from '../../../features/catalog/ProductList.tsx';
import { serviceQueries } from '../../../features/service/service.queries.ts';
import { ServiceGoods } from '../../../features/service/ServiceGoods.tsx';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.tsx';
import { parsePage } from '../../../shell/lists/listSearch.ts';
import { loadPaged } from '../../../shell/lists/pagedQuery.ts';
import { loadKnown } from '../../../shell/pages/loadKnown.ts';

export const Route = createFileRoute('/_default/$service/$category')({
  validateSearch: parsePage,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context: { api, queryClient }, params: { service: slug, category }, deps: { page } }) => {
    const { categories } = await loadKnown(queryClient.ensureQueryData(serviceQueries.one(api, slug)));
    if (!categories.some((each) => each.slug === category)) throw notFound();
    await loadKnown(loadPaged(queryClient, serviceQueries.goods(api, slug, category, page), page));
  },
  pendingComponent: CardsSkeleton,
  component: Category,
});

function Category() {
  const { service, category } = Route.useParams();
  return (
    <ServiceGoods
      key={category}
      slug={service}
      category={category}
      page={Route.useLoaderDeps().page}
      renderGoods={(goods) => <ProductList products={goods} priority={4} level={3} />}
    />
  );
}
