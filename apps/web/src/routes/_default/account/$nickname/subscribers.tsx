import { createFileRoute } from '@tanstack/react-router';
import { ProfileSubscribers } from '../../../../features/profile/laterParts.ts';
import { profileQueries } from '../../../../features/profile/profile.queries.ts';
import { partHead } from '../../../../shell/document/partHead.ts';
import { CardsSkeleton } from '../../../../shell/lists/CardsSkeleton.ts';
import { parsePage } from '../../../../shell/lists/listSearch.ts';
import { loadPaged } from '../../../../shell/lists/pagedQuery.ts';
import { loadKnown } from '../../../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../../../shell/pages/notFoundPath.ts';

export const Route = createFileRoute('/_default/account/$nickname/subscribers')({
  validateSearch: parsePage,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context: { api, queryClient }, params: { nickname }, deps: { page }, location: { pathname } }) => {
    const refuse = () => notFoundPath(pathname);
    const { id } = await loadKnown(queryClient.ensureQueryData(profileQueries.one(api, nickname)), refuse);
    await Promise.all([
      loadPaged(queryClient, profileQueries.subscribers(api, id, page), page),
      ProfileSubscribers.warmUp(),
    ]);
  },
  head: ({ matches }) => partHead(matches, 'подписчики'),
  pendingComponent: CardsSkeleton,
  component: Subscribers,
});

function Subscribers() {
  return <ProfileSubscribers nickname={Route.useParams().nickname} page={Route.useLoaderDeps().page} />;
}
