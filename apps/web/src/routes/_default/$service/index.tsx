import { createFileRoute } from '@tanstack/react-router';
import { ProductList } from '../../../features/catalog/ProductList.tsx';
import { serviceQueries } from '../../../features/service/service.queries.ts';
import { ServiceHome } from '../../../features/service/ServiceHome.tsx';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.tsx';
import { loadKnown } from '../../../shell/pages/loadKnown.ts';

export const Route = createFileRoute('/_default/$service/')({
  loader: async ({ context: { api, queryClient }, params: { service: slug } }) => {
    const { id } = await loadKnown(queryClient.ensureQueryData(serviceQueries.one(api, slug)));
    await Promise.all([
      queryClient.ensureQueryData(serviceQueries.home(api, slug)),
      queryClient.ensureQueryData(serviceQueries.reviews(api, id)),
    ]);
  },
  pendingComponent: CardsSkeleton,
  component: Home,
});

function Home() {
  return (
    <ServiceHome
      slug={Route.useParams().service}
      renderGoods={(goods) => <ProductList products={goods} priority={4} />}
    />
  );
}
