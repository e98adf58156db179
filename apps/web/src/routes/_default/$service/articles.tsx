import { createFileRoute } from '@tanstack/react-router';
import { serviceQueries } from '../../../features/service/service.queries.ts';
import { ServiceArticles } from '../../../features/service/lazyComponents.ts';
import { partHead } from '../../../shell/document/partHead.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { pageDeps, parsePage } from '../../../shell/lists/listSearch.ts';
import { loadPaged } from '../../../shell/lists/pagedQuery.ts';
import { loadKnown } from '../../../shell/pages/loadKnown.ts';

export const Route = createFileRoute('/_default/$service/articles')({
  validateSearch: parsePage,
  loaderDeps: pageDeps,
  loader: async ({ context: { api, queryClient }, params: { service: slug }, deps: { page } }) => {
    await Promise.all([
      loadKnown(loadPaged(queryClient, serviceQueries.articles(api, slug, page), page)),
      ServiceArticles.preload(),
    ]);
  },
  head: ({ matches }) => partHead(matches, 'статьи'),
  pendingComponent: CardsSkeleton,
  component: Articles,
});

function Articles() {
  return <ServiceArticles slug={Route.useParams().service} page={Route.useLoaderDeps().page} />;
}
