import { createFileRoute } from '@tanstack/react-router';
import { articleQueries } from '../../../../../features/article/article.queries.ts';
import { MyArticlesPage } from '../../../../../features/article/lazyRooms.ts';
import { publishes } from '../../../../../features/desk/deskSections.tsx';
import { NoRightPage } from '../../../../../features/desk/lazyComponents.ts';
import { loadPlace } from '../../../../../features/desk/loadPlace.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';

/** Articles of a shop, for people who publish for it. */
export const Route = createFileRoute('/_responsive/my/shop/$service/articles')({
  loader: async ({ context, params: { service }, location: { pathname } }) => {
    if (!publishes(await loadPlace(context, service, pathname))) {
      await NoRightPage.preload();
      return { mayEnter: false };
    }
    const own = articleQueries.own(context.api, { service, status: undefined });
    await Promise.all([context.queryClient.ensureInfiniteQueryData(own), MyArticlesPage.preload()]);
    return { mayEnter: true };
  },
  head: () => pageHead('Статьи', { isHidden: true }),
  component: ShopArticles,
});

function ShopArticles() {
  const { service } = Route.useParams();
  if (!Route.useLoaderData().mayEnter) return <NoRightPage />;
  return <MyArticlesPage service={service} />;
}
