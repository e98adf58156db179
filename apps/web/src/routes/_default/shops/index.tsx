import { createFileRoute } from '@tanstack/react-router';
import { shopsQueries, type ShopsSearch } from '../../../features/shops/shops.queries.ts';
import { ShopsPage } from '../../../features/shops/laterParts.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { loadSeo } from '../../../shell/document/seo.queries.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { parsePage } from '../../../shell/lists/listSearch.ts';
import { loadPaged } from '../../../shell/lists/pagedQuery.ts';

export const Route = createFileRoute('/_default/shops/')({
  validateSearch: (raw): ShopsSearch => {
    const name = typeof raw.name === 'string' ? raw.name.trim().slice(0, 100) : '';
    return { ...parsePage(raw), ...(name && { name }) };
  },
  loaderDeps: ({ search: { page, name } }) => ({ ...(page && { page }), ...(name && { name }) }),
  loader: async ({ context, deps, location: { pathname } }) => {
    const { api, queryClient } = context;
    const [seo] = await Promise.all([
      loadSeo(context, pathname),
      loadPaged(queryClient, shopsQueries.list(api, deps), deps.page ?? 1),
      ShopsPage.warmUp(),
    ]);
    return { seo };
  },
  head: ({ loaderData }) => pageHead('Магазины цветов и подарков', { ...loaderData }),
  pendingComponent: CardsSkeleton,
  component: Shops,
});

function Shops() {
  return <ShopsPage search={Route.useLoaderDeps()} />;
}
