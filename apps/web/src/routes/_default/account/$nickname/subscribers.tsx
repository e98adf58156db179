import { createFileRoute } from '@tanstack/react-router';
import { ProfileSubscribers } from '../../../../features/profile/lazyComponents.ts';
import { profileQueries } from '../../../../features/profile/profile.queries.ts';
import { partHead } from '../../../../shell/document/partHead.ts';
import { CardsSkeleton } from '../../../../shell/lists/CardsSkeleton.ts';
import { pageDeps, parsePage } from '../../../../shell/lists/listSearch.ts';
import { loadById } from '../-personPages.ts';

export const Route = createFileRoute('/_default/account/$nickname/subscribers')({
  validateSearch: parsePage,
  loaderDeps: pageDeps,
  loader: loadById(profileQueries.subscribers, ProfileSubscribers),
  head: ({ matches }) => partHead(matches, 'подписчики'),
  pendingComponent: CardsSkeleton,
  component: Subscribers,
});

function Subscribers() {
  return <ProfileSubscribers nickname={Route.useParams().nickname} page={Route.useLoaderDeps().page} />;
}
