import { createFileRoute } from '@tanstack/react-router';
import { catalogQueries } from '../../../features/catalog/catalog.queries.ts';
import { FavoritesPage } from '../../../features/catalog/lazyComponents.ts';
import { GridSkeleton } from '../../../features/catalog/skeletons.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { loadPaged } from '../../../shell/lists/pagedQuery.ts';
import { requireUser } from '../../../shell/session/routeRules.ts';

/** The list is personal and short: it starts at its first page, without a page number in the URL. */
const firstPage = 1;

export const Route = createFileRoute('/_default/my/favorites')({
  beforeLoad: requireUser,
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([loadPaged(queryClient, catalogQueries.favorites(api), firstPage), FavoritesPage.preload()]);
  },
  head: () => pageHead('Избранное', { isHidden: true }),
  pendingComponent: GridSkeleton,
  component: () => <FavoritesPage />,
});
