import { createFileRoute } from '@tanstack/react-router';
import { ProfilePosts } from '../../../../features/profile/lazyComponents.ts';
import { profileQueries } from '../../../../features/profile/profile.queries.ts';
import { CardsSkeleton } from '../../../../shell/lists/CardsSkeleton.ts';
import { pageDeps, parsePage } from '../../../../shell/lists/listSearch.ts';
import { loadByNickname } from '../-personPages.ts';

export const Route = createFileRoute('/_default/account/$nickname/')({
  validateSearch: parsePage,
  loaderDeps: pageDeps,
  loader: loadByNickname(profileQueries.posts, ProfilePosts),
  pendingComponent: CardsSkeleton,
  component: Photos,
});

function Photos() {
  return <ProfilePosts nickname={Route.useParams().nickname} page={Route.useLoaderDeps().page} />;
}
