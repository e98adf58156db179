import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { catalogQueries } from '../../../../features/catalog/catalog.queries.ts';
import { loadProduct } from '../../../../features/catalog/loadProduct.ts';
import { reviewQueries } from '../../../../features/review/review.queries.ts';
import { ReviewsPage } from '../../../../features/review/lazyComponents.ts';
import { ReviewItem } from '../../../../features/review/lazyReviews.ts';
import { parseReviewsSearch } from '../../../../features/review/reviewsSearch.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { CardsSkeleton } from '../../../../shell/lists/CardsSkeleton.ts';
import { loadPaged } from '../../../../shell/lists/pagedQuery.ts';
import { useApi } from '../../../../shell/useContext.ts';

export const Route = createFileRoute('/_default/products/$product_/reviews')({
  validateSearch: parseReviewsSearch,
  loaderDeps: ({ search }) => parseReviewsSearch({ ...search }),
  loader: async ({ context, params: { product: slug }, deps, location: { pathname } }) => {
    const { api, queryClient } = context;
    const { id, title } = await loadProduct(context, { slug, pathname });
    await Promise.all([
      loadPaged(queryClient, reviewQueries.ofProduct(api, id, deps), deps.page ?? 1),
      ReviewsPage.preload(),
      ReviewItem.preload(),
    ]);
    return { title };
  },
  head: ({ loaderData }) => pageHead(loaderData && `Отзывы: ${loaderData.title}`),
  pendingComponent: CardsSkeleton,
  component: Reviews,
});

function Reviews() {
  const { data: product } = useSuspenseQuery(catalogQueries.product(useApi(), Route.useParams().product));
  return <ReviewsPage product={product} search={Route.useLoaderDeps()} />;
}
