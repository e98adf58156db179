import { formatNumber } from '@vetka/domain/plural';
import { useWords } from '../../internal/words/words.ts';
import { reviewText, starText } from '../RatingStars/ratingTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './RatingHistogram.css.ts';

/** Number of ratings per star. */
export type RatingCounts = Record<1 | 2 | 3 | 4 | 5, number>;

export interface RatingHistogramProps {
  counts: RatingCounts;
}

const ratings = [5, 4, 3, 2, 1] as const;

function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.filled} width={`${(share * 100).toFixed(1)}%`} height="8" rx="4" />
    </svg>
  );
}

/** Distribution of ratings, five stars first. */
export function RatingHistogram({ counts }: RatingHistogramProps) {
  const { starCount = starText, reviewCount = reviewText } = useWords();
  const total = ratings.reduce((sum, rating) => sum + counts[rating], 0);
  return (
    <ul className={styles.list}>
      {ratings.map((rating) => (
        <li key={rating} className={styles.row}>
          <VisuallyHidden>{`${starCount(rating)}: ${reviewCount(counts[rating])}`}</VisuallyHidden>
          <span aria-hidden="true">{rating}</span>
          <Bar share={total === 0 ? 0 : counts[rating] / total} />
          <span className={styles.count} aria-hidden="true">
            {formatNumber(counts[rating])}
          </span>
        </li>
      ))}
    </ul>
  );
}
