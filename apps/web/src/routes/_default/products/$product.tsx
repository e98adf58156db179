import { createFileRoute } from '@tanstack/react-router';
import type { Review } from '@vetka/domain/review';
import { useCallback } from 'react';
import { catalogQueries } from '../../../features/catalog/catalog.queries.ts';
import { loadProduct } from '../../../features/catalog/loadProduct.ts';
import { BelowProduct, ProductFirstScreen } from '../../../features/catalog/lazyComponents.ts';
import { productHead } from '../../../features/catalog/productHead.ts';
import { ProductPage } from '../../../features/catalog/ProductPage.tsx';
import { ReviewItem } from '../../../features/review/lazyReviews.ts';
import { loadSeo } from '../../../shell/document/seo.queries.ts';
import { siteOrigin } from '../../../shell/document/siteAddress.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { ProductSkeleton } from '../../../features/catalog/skeletons.ts';

export const Route = createFileRoute('/_default/products/$product')({
  loader: async ({ context, params, location: { pathname } }) => {
    const { api, queryClient } = context;
    const texts = loadSeo(context, pathname);
    const product = await loadProduct(context, { slug: params.product, pathname });
    // Shown below the first screen: what fails is omitted.
    await Promise.all([
      queryClient.prefetchQuery(catalogQueries.latestReviews(api, product.id)),
      queryClient.prefetchQuery(catalogQueries.related(api, product.id)),
      ProductFirstScreen.preload(),
      BelowProduct.preload(),
      ReviewItem.preload(),
    ]);
    return productHead(product, { origin: siteOrigin(), seo: await texts });
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: ProductSkeleton,
  component: Product,
});

function Product() {
  const slug = Route.useParams().product;
  const path = pagePath('/products/$product/reviews', { product: slug });
  const renderReview = useCallback((review: Review) => <ReviewItem review={review} path={path} />, [path]);
  return <ProductPage slug={slug} renderReview={renderReview} />;
}
