import { createFileRoute } from '@tanstack/react-router';
import { articleQueries } from '../../../../../features/article/article.queries.ts';
import { MyArticlesPage } from '../../../../../features/article/lazyRooms.ts';
import { publishes } from '../../../../../features/desk/deskSections.tsx';
import { NoRightPage } from '../../../../../features/desk/lazyComponents.ts';
import { loadRoom } from '../../../../../features/desk/loadRoom.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';

/** Articles of a shop, for people who publish for it. */
export const Route = createFileRoute('/_responsive/my/shop/$service/articles')({
  loader: (entered) =>
    loadRoom(entered, {
      mayEnter: publishes,
      page: MyArticlesPage,
      read: ({ api, queryClient }, service) =>
        queryClient.ensureInfiniteQueryData(articleQueries.own(api, { service, status: undefined })),
    }),
  head: () => pageHead('Статьи', { isHidden: true }),
  component: ShopArticles,
});

function ShopArticles() {
  const { service } = Route.useParams();
  if (!Route.useLoaderData().mayEnter) return <NoRightPage right="PUBLISH" />;
  return <MyArticlesPage service={service} />;
}
