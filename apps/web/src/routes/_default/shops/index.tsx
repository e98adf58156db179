import { createFileRoute } from '@tanstack/react-router';
import { shopsQueries } from '../../../features/shops/shops.queries.ts';
import { ShopsPage } from '../../../features/shops/lazyComponents.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { loadSeo } from '../../../shell/document/seo.queries.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { parseNameSearch } from '../../../shell/lists/listSearch.ts';
import { loadPaged } from '../../../shell/lists/pagedQuery.ts';

export const Route = createFileRoute('/_default/shops/')({
  validateSearch: parseNameSearch,
  loaderDeps: ({ search }) => parseNameSearch({ ...search }),
  loader: async ({ context, deps, location: { pathname } }) => {
    const { api, queryClient } = context;
    const [seo] = await Promise.all([
      loadSeo(context, pathname),
      loadPaged(queryClient, shopsQueries.list(api, deps), deps.page ?? 1),
      ShopsPage.preload(),
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
