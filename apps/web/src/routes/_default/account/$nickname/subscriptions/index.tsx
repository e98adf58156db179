import { createFileRoute } from '@tanstack/react-router';
import { PeopleSubscriptions } from '../../../../../features/profile/lazyComponents.ts';
import { profileQueries } from '../../../../../features/profile/profile.queries.ts';
import { partHead } from '../../../../../shell/document/partHead.ts';
import { CardsSkeleton } from '../../../../../shell/lists/CardsSkeleton.ts';
import { pageDeps, parsePage } from '../../../../../shell/lists/listSearch.ts';
import { loadById } from '../../-personPages.ts';

export const Route = createFileRoute('/_default/account/$nickname/subscriptions/')({
  validateSearch: parsePage,
  loaderDeps: pageDeps,
  loader: loadById(profileQueries.people, PeopleSubscriptions),
  head: ({ matches }) => partHead(matches, 'подписки'),
  pendingComponent: CardsSkeleton,
  component: People,
});

function People() {
  return <PeopleSubscriptions nickname={Route.useParams().nickname} page={Route.useLoaderDeps().page} />;
}
