import { createFileRoute } from '@tanstack/react-router';
import { deskQueries } from '../../../../../features/desk/desk.queries.ts';
import { seesOrders } from '../../../../../features/desk/deskSections.tsx';
import { NoRightPage, ReviewsDeskPage } from '../../../../../features/desk/lazyComponents.ts';
import { loadRoom } from '../../../../../features/desk/loadRoom.ts';
import { rawReviewsSearch } from '../../../../../features/desk/rawSearch.ts';
import { parseReviewFilter } from '../../../../../features/desk/reviews/reviewsSearch.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';

/** Reviews of a shop and of its goods. */
export const Route = createFileRoute('/_responsive/my/shop/$service/reviews')({
  loaderDeps: ({ search }) => rawReviewsSearch(search),
  loader: ({ deps, ...entered }) =>
    loadRoom(entered, {
      mayEnter: seesOrders,
      page: ReviewsDeskPage,
      read: ({ api, queryClient }, service) =>
        queryClient.ensureInfiniteQueryData(deskQueries.reviews(api, service, parseReviewFilter(deps))),
    }),
  head: () => pageHead('Отзывы', { isHidden: true }),
  component: Reviews,
});

function Reviews() {
  const filter = parseReviewFilter(Route.useSearch());
  return Route.useLoaderData().mayEnter ? <ReviewsDeskPage filter={filter} /> : <NoRightPage right="SEE_ORDERS" />;
}
