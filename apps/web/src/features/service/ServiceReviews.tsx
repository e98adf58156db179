import { useInfiniteQuery } from '@tanstack/react-query';
import type { Review } from '@vetka/domain/review';
import type { Service } from '@vetka/domain/service';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { Tiles } from '@vetka/ui/Tiles';
import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import { Fragment, type ReactNode } from 'react';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useApi } from '../../shell/useContext.ts';
import { serviceQueries } from './service.queries.ts';

interface ServiceReviewsProps {
  service: Service;
  /** Renders a review, a part of the review feature. */
  renderReview: (review: Review) => ReactNode;
  /** The visitor's own review, a part of the review feature. */
  ownReview: ReactNode;
}

/** Reviews of a shop, and the way to write one. */
export function ServiceReviews({ service, renderReview, ownReview }: ServiceReviewsProps) {
  const list = useInfiniteQuery(serviceQueries.reviews(useApi(), service.id));
  return (
    <PageSection title="Отзывы" count={service.reviewsCount || undefined}>
      <Stack gap={20}>
        {ownReview}
        <PagedItems
          list={list}
          empty={<Text tone="muted">Отзывов пока нет. Первыми о магазине расскажут те, кто получил заказ.</Text>}
        >
          {(reviews) => (
            <Tiles columns={{ xs: 1, md: 2 }} gap={24}>
              {reviews.map((review) => (
                <Fragment key={review.id}>{renderReview(review)}</Fragment>
              ))}
            </Tiles>
          )}
        </PagedItems>
      </Stack>
    </PageSection>
  );
}
