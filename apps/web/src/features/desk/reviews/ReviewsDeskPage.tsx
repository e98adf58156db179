import { useInfiniteQuery } from '@tanstack/react-query';
import {
  deskReviewFilterLabels,
  deskReviewFilters,
  type DeskReview,
  type DeskReviewFilter,
} from '@vetka/domain/review';
import { formatNumber } from '@vetka/domain/plural';
import { Button } from '@vetka/ui/Button';
import { Chip } from '@vetka/ui/Chip';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Stack } from '@vetka/ui/Stack';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { ReviewCard } from '@vetka/ui/patterns/review/ReviewCard';
import { ReviewSummary } from '@vetka/ui/patterns/review/ReviewSummary';
import { ComplainButton } from '../../../shell/complaint/ComplainButton.tsx';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { PagedItems } from '../../../shell/lists/PagedItems.tsx';
import { useApi } from '../../../shell/useContext.ts';
import { useDesk } from '../DeskContext.ts';
import { deskQueries } from '../desk.queries.ts';
import { answersReviews } from '../deskSections.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { CardSkeleton, RoomSkeleton } from '../skeletons/RoomSkeleton.tsx';
import * as styles from './reviews.css.ts';
import { reviewsHref } from './reviewsSearch.ts';

const empty: Record<DeskReviewFilter, { title: string; text: string }> = {
  WAITING: { title: 'На все отзывы есть ответ', text: 'Новый появится здесь и в уведомлениях.' },
  ALL: {
    title: 'Отзывов пока нет',
    text: 'На следующий день после доставки мы спросим покупателей, как им заказ.',
  },
  PHOTOS: { title: 'Снимков пока нет', text: 'Здесь будут отзывы, к которым покупатели приложили фото.' },
  LOW: { title: 'Низких оценок нет', text: 'Здесь будут отзывы с оценкой 3 и ниже: их стоит прочитать первыми.' },
};

/** Reviews of the shop and of its goods, and the shop's answers. */
export default function ReviewsDeskPage({ filter }: { filter: DeskReviewFilter }) {
  const { place } = useDesk();
  const service = place.service.slug;
  const list = useInfiniteQuery(deskQueries.reviews(useApi(), service, filter));
  const head = list.data?.pages[0];
  return (
    <>
      <DeskHead title="Отзывы" note="О магазине и о каждом товаре" />
      <div className={styles.page}>
        <nav className={styles.filters} aria-label="Какие отзывы">
          {deskReviewFilters.map((each) => (
            <Chip key={each} href={reviewsHref(service, each)} isSelected={each === filter}>
              {deskReviewFilterLabels[each]}{' '}
              {(head?.counts[each] ?? 0) > 0 && (
                <span className={styles.count}>{formatNumber(head?.counts[each] ?? 0)}</span>
              )}
            </Chip>
          ))}
        </nav>
        {head && head.ratings.reviewsCount > 0 && (
          <aside className={styles.summary} aria-label="Оценка магазина и товаров">
            <ReviewSummary ratings={head.ratings} note="" />
          </aside>
        )}
        <div className={styles.list}>
          {!list.data && !list.error && (
            <RoomSkeleton label="Загрузка отзывов" className={styles.waiting}>
              {[1, 2, 3].map((review) => (
                <CardSkeleton key={review} lines={3} />
              ))}
            </RoomSkeleton>
          )}
          <PagedItems list={list} empty={<EmptyMessage hasVase {...empty[filter]} action={null} />}>
            {(reviews) => (
              <Stack gap={12}>
                {reviews.map((review) => (
                  <ReviewCard key={review.id} review={review} hasProduct actions={<Actions review={review} />} />
                ))}
              </Stack>
            )}
          </PagedItems>
        </div>
      </div>
    </>
  );
}

/** The shop's answer, the order with the chat of its buyer, and a complaint about what breaks the rules. */
function Actions({ review }: { review: DeskReview }) {
  const { place } = useDesk();
  const service = place.service.slug;
  const { orderId } = review;
  return (
    <ReviewActions service={service} review={review} mayReply={answersReviews(place)}>
      {orderId !== null && (
        <Button
          variant="plain"
          size="s"
          href={pagePath('/my/shop/$service/orders/$id', { service, id: orderId })}
        >{`Заказ № ${orderId}`}</Button>
      )}
      <ComplainButton kind="REVIEW" subjectId={review.id} />
    </ReviewActions>
  );
}
