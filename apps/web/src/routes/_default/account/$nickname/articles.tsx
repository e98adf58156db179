import { createFileRoute } from '@tanstack/react-router';
import { ProfileArticles } from '../../../../features/profile/laterParts.ts';
import { profileQueries } from '../../../../features/profile/profile.queries.ts';
import { partHead } from '../../../../shell/document/partHead.ts';
import { CardsSkeleton } from '../../../../shell/lists/CardsSkeleton.ts';
import { parsePage } from '../../../../shell/lists/listSearch.ts';
import { loadPaged } from '../../../../shell/lists/pagedQuery.ts';
import { loadKnown } from '../../../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../../../shell/pages/notFoundPath.ts';

export const Route = createFileRoute('/_default/account/$nickname/articles')({
  validateSearch: parsePage,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context: { api, queryClient }, params: { nickname }, deps: { page }, location: { pathname } }) => {
    const refuse = () => notFoundPath(pathname);
    await Promise.all([
      loadKnown(loadPaged(queryClient, profileQueries.articles(api, nickname, page), page), refuse),
      ProfileArticles.warmUp(),
    ]);
  },
  head: ({ matches }) => partHead(matches, 'статьи'),
  pendingComponent: CardsSkeleton,
  component: Articles,
});

function Articles() {
  return <ProfileArticles nickname={Route.useParams().nickname} page={Route.useLoaderDeps().page} />;
}
