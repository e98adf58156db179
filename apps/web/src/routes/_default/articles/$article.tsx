import { createFileRoute } from '@tanstack/react-router';
import { isArticleParam } from '@vetka/domain/article';
import { articleQueries } from '../../../features/article/article.queries.ts';
import { ArticlePage } from '../../../features/article/laterParts.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { loadKnown } from '../../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../../shell/pages/notFoundPath.ts';

export const Route = createFileRoute('/_default/articles/$article')({
  loader: async ({ context: { api, queryClient }, params: { article: slug }, location: { pathname } }) => {
    const refuse = () => notFoundPath(pathname);
    if (!isArticleParam(slug)) throw refuse();
    const [article] = await Promise.all([
      loadKnown(queryClient.ensureQueryData(articleQueries.one(api, slug)), refuse),
      queryClient.ensureQueryData(articleQueries.related(api, slug)),
      ArticlePage.warmUp(),
    ]);
    return { title: article.title, description: article.lead };
  },
  head: ({ loaderData }) => pageHead(loaderData?.title, { description: loaderData?.description }),
  pendingComponent: CardsSkeleton,
  component: Article,
});

function Article() {
  return <ArticlePage slug={Route.useParams().article} />;
}
