import { createFileRoute } from '@tanstack/react-router';
import { ProfileArticles } from '../../../../features/profile/lazyComponents.ts';
import { profileQueries } from '../../../../features/profile/profile.queries.ts';
import { partHead } from '../../../../shell/document/partHead.ts';
import { CardsSkeleton } from '../../../../shell/lists/CardsSkeleton.ts';
import { pageDeps, parsePage } from '../../../../shell/lists/listSearch.ts';
import { loadByNickname } from '../-personPages.ts';

export const Route = createFileRoute('/_default/account/$nickname/articles')({
  validateSearch: parsePage,
  loaderDeps: pageDeps,
  loader: loadByNickname(profileQueries.articles, ProfileArticles),
  head: ({ matches }) => partHead(matches, 'статьи'),
  pendingComponent: CardsSkeleton,
  component: Articles,
});

function Articles() {
  return <ProfileArticles nickname={Route.useParams().nickname} page={Route.useLoaderDeps().page} />;
}
