import { useInfiniteQuery } from '@tanstack/react-query';
import { Chip } from '@vetka/ui/Chip';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Inline } from '@vetka/ui/Inline';
import { Spinner } from '@vetka/ui/Spinner';
import { Stack } from '@vetka/ui/Stack';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { ReviewCard } from '@vetka/ui/patterns/review/ReviewCard';
import { useState } from 'react';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useApi } from '../../shell/useContext.ts';
import { useDesk } from './DeskContext.ts';
import * as styles from './desk.css.ts';
import { deskQueries } from './desk.queries.ts';
import { answersReviews } from './deskSections.tsx';
import { ReviewReply } from './ReviewReply.tsx';

/** Reviews of the shop and of its goods, and the shop's answers. */
export default function ReviewsDeskPage() {
  const { place } = useDesk();
  const [isWaiting, setWaiting] = useState(true);
  const service = place.service.slug;
  const list = useInfiniteQuery(deskQueries.reviews(useApi(), service, isWaiting ? { isAnswered: false } : {}));
  return (
    <>
      <DeskHead title="Отзывы" note={place.service.name} />
      <div className={styles.settings}>
        <Inline role="group" aria-label="Какие отзывы">
          <Chip isSelected={isWaiting} onClick={() => setWaiting(true)}>
            Без ответа
          </Chip>
          <Chip isSelected={!isWaiting} onClick={() => setWaiting(false)}>
            Все
          </Chip>
        </Inline>
        {!list.data && !list.error && <Spinner size="l" />}
        <PagedItems
          list={list}
          empty={
            isWaiting ? (
              <EmptyMessage
                hasVase
                title="На все отзывы есть ответ"
                text="Новый появится здесь и в уведомлениях."
                action={null}
              />
            ) : (
              <EmptyMessage
                hasVase
                title="Отзывов пока нет"
                text="На следующий день после доставки мы спросим покупателей, как им заказ."
                action={null}
              />
            )
          }
        >
          {(reviews) => (
            <Stack gap={12}>
              {reviews.map((review) => (
                <ReviewCard
                  key={review.id}
                  review={review}
                  hasProduct
                  actions={answersReviews(place) && <ReviewReply service={service} review={review} />}
                />
              ))}
            </Stack>
          )}
        </PagedItems>
      </div>
    </>
  );
}
