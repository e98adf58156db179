import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import type { Review, ReviewablePurchase } from '@vetka/domain/review';
import { Button } from '@vetka/ui/Button';
import { DateText } from '@vetka/ui/DateText';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Heading } from '@vetka/ui/Heading';
import { Image } from '@vetka/ui/Image';
import { Inline } from '@vetka/ui/Inline';
import { Link } from '@vetka/ui/Link';
import { RatingInput } from '@vetka/ui/RatingInput';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { ReviewCard } from '@vetka/ui/patterns/review/ReviewCard';
import { useState } from 'react';
import { KeptFocus } from '../../shell/focus/KeptFocus.tsx';
import { pagePath } from '../../shell/links/pagePath.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useApi } from '../../shell/useContext.ts';
import * as styles from './MyReviewsPage.css.ts';
import { reviewQueries } from './review.queries.ts';
import { hasReviewDraft } from './useReviewWriting.ts';
import WriteReview from './WriteReview.tsx';

/** Purchases to review, and the person's own reviews. */
export default function MyReviewsPage() {
  const api = useApi();
  const { data: purchases } = useSuspenseQuery(reviewQueries.awaiting(api));
  const own = useInfiniteQuery(reviewQueries.mine(api));
  const hasNone = purchases.length === 0 && own.data?.pages[0]?.meta.total === 0;
  return (
    <div className={styles.page}>
      <Heading level={1}>Мои отзывы</Heading>
      {hasNone && (
        <EmptyMessage
          hasVase
          title="Пока нечего оценить"
          text="Когда заказ доставят, здесь можно будет оценить товары и магазин."
          actionHref={pagePath('/catalog')}
          actionLabel="В каталог"
        />
      )}
      {purchases.length > 0 && (
        <Stack as="section" gap={12} aria-labelledby="awaiting">
          <Heading level={2} id="awaiting">
            Ждут вашей оценки
          </Heading>
          <Stack as="ul" gap={12}>
            {purchases.map((purchase) => (
              <Purchase key={purchase.product?.id ?? `service-${purchase.service.id}`} purchase={purchase} />
            ))}
          </Stack>
        </Stack>
      )}
      <PagedItems list={own} empty={null}>
        {(reviews) => (
          <Stack as="section" gap={12} aria-labelledby="written">
            <Heading level={2} id="written">
              Вы написали
            </Heading>
            {reviews.map((review) => (
              <OwnReview key={review.id} review={review} />
            ))}
          </Stack>
        )}
      </PagedItems>
    </div>
  );
}

/** Pressing a star starts the review: its form has the stars from then on, with the focus. */
function Purchase({ purchase: { product, service, deliveredAt } }: { purchase: ReviewablePurchase }) {
  const [productId, serviceId] = [product?.id, service.id];
  const target = productId === undefined ? { serviceId } : { productId };
  const [rating, setRating] = useState<number>();
  // Drafts are stored in the browser only.
  const hasDraft = useHydrated() && hasReviewDraft(target);
  const [choice, setOpen] = useState<boolean>();
  const isOpen = choice ?? hasDraft;
  const title = product?.title ?? service.name;
  const href = product
    ? pagePath('/products/$product', { product: product.slug })
    : pagePath('/$service', { service: service.slug });
  const start = (stars: number) => {
    setRating(stars);
    setOpen(true);
  };
  return (
    <li className={styles.purchase} id={product ? undefined : `service-${service.id}`}>
      <div className={styles.about}>
        {product?.mediaFile && (
          <div className={styles.picture}>
            <Image src={product.mediaFile.url} alt="" ratio="1 / 1" width={72} corner="s" />
          </div>
        )}
        <Stack gap={4} align="start">
          <Link href={href}>{title}</Link>
          <Text size="small" tone="muted">
            {product ? `${service.name}, доставлен` : 'Магазин, заказ доставлен'} <DateText value={deliveredAt} />
          </Text>
        </Stack>
      </div>
      <KeptFocus shown={isOpen}>
        {isOpen ? (
          <WriteReview target={target} title={title} rating={rating} onClose={() => setOpen(false)} />
        ) : (
          <RatingInput label="Ваша оценка" value={null} onChange={start} />
        )}
      </KeptFocus>
    </li>
  );
}

function OwnReview({ review }: { review: Review }) {
  const [isChanging, setChanging] = useState(false);
  return (
    <KeptFocus shown={isChanging}>
      {isChanging ? (
        <div className={styles.purchase}>
          <WriteReview
            target={{ review }}
            title={review.product?.title ?? review.service?.name ?? ''}
            onClose={() => setChanging(false)}
          />
        </div>
      ) : (
        <ReviewCard
          review={review}
          authorHref={null}
          hasProduct
          actions={
            review.editableUntil && (
              <Inline>
                <Button variant="plain" size="s" onClick={() => setChanging(true)}>
                  Изменить
                </Button>
              </Inline>
            )
          }
        />
      )}
    </KeptFocus>
  );
}
