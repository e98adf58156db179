import { createFileRoute, isRedirect } from '@tanstack/react-router';
import { isArticleParam } from '@vetka/domain/article';
import { articleQueries } from '../../../features/article/article.queries.ts';
import { ArticlePage } from '../../../features/article/lazyComponents.ts';
import { ArticleMarks } from '../../../features/article/lazyParts.ts';
import { articleData } from '../../../features/article/articleData.ts';
import { commentQueries } from '../../../shell/comments/comment.queries.ts';
import { Comments } from '../../../shell/comments/lazyComponents.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { siteOrigin } from '../../../shell/document/siteAddress.ts';
import { structuredData } from '../../../shell/document/structuredData.ts';
import { loadOptional } from '../../../shell/errors/loadOptional.ts';
import { logFailure } from '../../../shell/errors/logFailure.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { parsePage } from '../../../shell/lists/listSearch.ts';
import { parseIds } from '../../../shell/lists/parseIds.ts';
import { loadPaged } from '../../../shell/lists/pagedQuery.ts';
import { loadKnown } from '../../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../../shell/pages/notFoundPath.ts';

export const Route = createFileRoute('/_default/articles/$article')({
  validateSearch: (raw) => ({ ...parsePage(raw), ...parseIds(raw, 'comment') }),
  loaderDeps: ({ search }) => ({ page: parsePage({ ...search }).page ?? 1, ...parseIds(search, 'comment') }),
  loader: async ({
    context: { api, queryClient },
    params: { article: slug },
    deps: { page, comment: linkedId },
    location: { pathname },
  }) => {
    const refuse = () => notFoundPath(pathname);
    if (!isArticleParam(slug)) throw refuse();
    const [article] = await Promise.all([
      loadKnown(queryClient.ensureQueryData(articleQueries.one(api, slug)), refuse),
      loadOptional(queryClient, articleQueries.related(api, slug), 'the related articles'),
      ArticlePage.preload(),
      ArticleMarks.preload(),
      Comments.preload(),
    ]);
    // Shown below the article: if they fail, they are omitted.
    const comments = commentQueries.list(api, { area: 'article', id: article.id }, { page, linkedId });
    await (
      linkedId === undefined ? loadPaged(queryClient, comments, page) : queryClient.ensureInfiniteQueryData(comments)
    ).catch((error: unknown) => {
      if (isRedirect(error)) throw error;
      logFailure('the comments of an article', undefined)(error);
    });
    return { title: article.title, description: article.lead, structured: articleData(article, siteOrigin()) };
  },
  head: ({ loaderData }) => ({
    ...pageHead(loaderData?.title, { description: loaderData?.description, type: 'article' }),
    ...(loaderData && { scripts: [structuredData(loaderData.structured)] }),
  }),
  pendingComponent: CardsSkeleton,
  component: Article,
});

function Article() {
  const { page, comment } = Route.useLoaderDeps();
  return <ArticlePage slug={Route.useParams().article} page={page} commentId={comment} />;
}
