import { createFileRoute } from '@tanstack/react-router';
import { ServiceSubscriptions } from '../../../../../features/profile/lazyComponents.ts';
import { profileQueries } from '../../../../../features/profile/profile.queries.ts';
import { partHead } from '../../../../../shell/document/partHead.ts';
import { CardsSkeleton } from '../../../../../shell/lists/CardsSkeleton.ts';
import { pageDeps, parsePage } from '../../../../../shell/lists/listSearch.ts';
import { loadById } from '../../-personPages.ts';

export const Route = createFileRoute('/_default/account/$nickname/subscriptions/services')({
  validateSearch: parsePage,
  loaderDeps: pageDeps,
  loader: loadById(profileQueries.services, ServiceSubscriptions),
  head: ({ matches }) => partHead(matches, 'подписки на магазины'),
  pendingComponent: CardsSkeleton,
  component: Services,
});

function Services() {
  return <ServiceSubscriptions nickname={Route.useParams().nickname} page={Route.useLoaderDeps().page} />;
}
