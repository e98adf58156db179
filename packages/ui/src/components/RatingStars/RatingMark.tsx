import { formatNumber } from '@vetka/domain/plural';
import { useWords } from '../../internal/words/words.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { reviewText } from './ratingTexts.ts';
import * as styles from './RatingStars.css.ts';
import { formatRating, starPath } from './star.ts';

const ratingText = (rating: string) => `Оценка ${rating} из 5`;

const oneStar = starPath(0);

export interface RatingMarkProps {
  /** 0 to 5. */
  value: number;
  /** Number of ratings. */
  count?: number | undefined;
}

/** The short form for cards: «★ 4,9 · 214». Nothing without ratings. */
export function RatingMark({ value, count }: RatingMarkProps) {
  const { rating = ratingText, reviewCount = reviewText } = useWords();
  if (count === 0) return null;
  const spoken = rating(formatRating(value));
  return (
    <span className={styles.mark}>
      <svg className={styles.markStar} viewBox="0 0 24 24" aria-hidden="true">
        <path d={oneStar} />
      </svg>
      <VisuallyHidden>{count === undefined ? spoken : `${spoken}, ${reviewCount(count)}`}</VisuallyHidden>
      <b className={styles.value} aria-hidden="true">
        {formatRating(value)}
      </b>
      {count !== undefined && <span aria-hidden="true">{`· ${formatNumber(count)}`}</span>}
    </span>
  );
}
