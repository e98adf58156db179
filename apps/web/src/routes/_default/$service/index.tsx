import { createFileRoute } from '@tanstack/react-router';
import type { ProductCard } from '@vetka/domain/catalog';
import { ProductList } from '../../../features/catalog/lazyComponents.ts';
import { loadServiceHome, serviceQueries } from '../../../features/service/service.queries.ts';
import { ServiceHome } from '../../../features/service/lazyComponents.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { loadKnown } from '../../../shell/pages/loadKnown.ts';

export const Route = createFileRoute('/_default/$service/')({
  loader: async ({ context: { api, queryClient }, params: { service: slug } }) => {
    const { id } = await loadKnown(queryClient.ensureQueryData(serviceQueries.one(api, slug)));
    await Promise.all([loadServiceHome(queryClient, api, { slug, id }), ServiceHome.preload(), ProductList.preload()]);
  },
  pendingComponent: CardsSkeleton,
  component: Home,
});

// Stable identity: a new function would re-render a part before its code has loaded.
const renderGoods = (goods: readonly ProductCard[]) => <ProductList products={goods} priority={4} />;

function Home() {
  return <ServiceHome slug={Route.useParams().service} renderGoods={renderGoods} />;
}
