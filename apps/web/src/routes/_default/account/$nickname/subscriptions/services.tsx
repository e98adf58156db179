import { createFileRoute } from '@tanstack/react-router';
import { ServiceSubscriptions } from '../../../../../features/profile/laterParts.ts';
import { profileQueries } from '../../../../../features/profile/profile.queries.ts';
import { partHead } from '../../../../../shell/document/partHead.ts';
import { CardsSkeleton } from '../../../../../shell/lists/CardsSkeleton.ts';
import { parsePage } from '../../../../../shell/lists/listSearch.ts';
import { loadPaged } from '../../../../../shell/lists/pagedQuery.ts';
import { loadKnown } from '../../../../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../../../../shell/pages/notFoundPath.ts';

export const Route = createFileRoute('/_default/account/$nickname/subscriptions/services')({
  validateSearch: parsePage,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context: { api, queryClient }, params: { nickname }, deps: { page }, location: { pathname } }) => {
    const refuse = () => notFoundPath(pathname);
    const { id } = await loadKnown(queryClient.ensureQueryData(profileQueries.one(api, nickname)), refuse);
    await Promise.all([
      loadPaged(queryClient, profileQueries.services(api, id, page), page),
      ServiceSubscriptions.warmUp(),
    ]);
  },
  head: ({ matches }) => partHead(matches, 'подписки на магазины'),
  pendingComponent: CardsSkeleton,
  component: Services,
});

function Services() {
  return <ServiceSubscriptions nickname={Route.useParams().nickname} page={Route.useLoaderDeps().page} />;
}
