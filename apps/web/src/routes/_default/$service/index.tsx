import { createFileRoute } from '@tanstack/react-router';
import type { ProductCard } from '@vetka/domain/catalog';
import type { Review } from '@vetka/domain/review';
import { useCallback } from 'react';
import { ProductList } from '../../../features/catalog/lazyComponents.ts';
import { LinkedReview, OwnReview, ReviewItem } from '../../../features/review/lazyReviews.ts';
import { loadServiceHome, serviceQueries } from '../../../features/service/service.queries.ts';
import { ServiceHome } from '../../../features/service/lazyComponents.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { parseIds } from '../../../shell/lists/parseIds.ts';
import { loadKnown } from '../../../shell/pages/loadKnown.ts';

export const Route = createFileRoute('/_default/$service/')({
  validateSearch: (raw: Record<string, unknown>) => parseIds(raw, 'review', 'comment'),
  loader: async ({ context: { api, queryClient }, params: { service: slug } }) => {
    const { id } = await loadKnown(queryClient.ensureQueryData(serviceQueries.one(api, slug)));
    await Promise.all([
      loadServiceHome(queryClient, api, { slug, id }),
      ServiceHome.preload(),
      ProductList.preload(),
      ReviewItem.preload(),
    ]);
  },
  pendingComponent: CardsSkeleton,
  component: Home,
});

// Stable identity: a new function would re-render a part before its code has loaded.
const renderGoods = (goods: readonly ProductCard[]) => <ProductList products={goods} />;

const renderOwnReview = ({ id, name }: { id: number; name: string }) => (
  <OwnReview subject={{ serviceId: id }} title={name} />
);

function Home() {
  const slug = Route.useParams().service;
  const { review, comment } = parseIds(Route.useSearch(), 'review', 'comment');
  const path = pagePath('/$service', { service: slug });
  const renderReview = useCallback((each: Review) => <ReviewItem review={each} path={path} />, [path]);
  return (
    <>
      {review !== undefined && <LinkedReview key={review} id={review} commentId={comment} path={path} />}
      <ServiceHome
        slug={slug}
        renderGoods={renderGoods}
        renderReview={renderReview}
        renderOwnReview={renderOwnReview}
      />
    </>
  );
}
