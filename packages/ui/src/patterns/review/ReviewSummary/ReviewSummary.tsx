import type { RatingSummary } from '@vetka/domain/catalog';
import { RatingHistogram } from '../../../components/RatingHistogram/index.ts';
import { RatingStars } from '../../../components/RatingStars/index.ts';
import { formatRating } from '../../../components/RatingStars/star.ts';
import * as styles from './ReviewSummary.css.ts';

export interface ReviewSummaryProps {
  ratings: RatingSummary;
  /** @default 'Отзывы пишут только те, кто получил заказ.' */
  note?: string | undefined;
}

/** The rating of a product or a seller and its distribution. */
export function ReviewSummary({ ratings, note = 'Отзывы пишут только те, кто получил заказ.' }: ReviewSummaryProps) {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = ratings.histogram;
  return (
    <div className={styles.summary}>
      <p className={styles.value}>
        <b className={styles.number}>{formatRating(ratings.rating)}</b>
        <RatingStars value={ratings.rating} size="l" />
      </p>
      <RatingHistogram counts={{ 1: one, 2: two, 3: three, 4: four, 5: five }} />
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
