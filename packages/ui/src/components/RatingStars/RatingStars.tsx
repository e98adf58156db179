import { classes } from '../../internal/classes.ts';
import { useWords } from '../../internal/words/words.ts';
import * as styles from './RatingStars.css.ts';
import { fiveStars, formatRating, starStep, starsWidth } from './star.ts';

export interface RatingStarsProps {
  /** 0 to 5; a star can be filled partly. */
  value: number;
  /** s 14, m 16, l 22 px. @default 'm' */
  size?: keyof typeof styles.size | undefined;
}

const ofFiveText = (rating: string) => `${rating} из 5`;

/** Width of the filled part, in SVG units. */
function paintedWidth(value: number): number {
  const bounded = Math.min(5, Math.max(0, value));
  const whole = Math.floor(bounded);
  return whole * starStep + (bounded - whole) * 24;
}

/** Five stars. For a number use RatingMark; to ask for a rating, RatingInput. */
export function RatingStars({ value, size = 'm' }: RatingStarsProps) {
  const { ofFive = ofFiveText } = useWords();
  return (
    <svg
      className={classes(styles.stars, styles.size[size])}
      viewBox={`0 0 ${starsWidth} 24`}
      width={starsWidth}
      height={24}
      role="img"
      aria-label={ofFive(Number.isInteger(value) ? String(value) : formatRating(value))}
    >
      <path className={styles.off} d={fiveStars} />
      <svg width={paintedWidth(value)} height={24}>
        <path className={styles.on} d={fiveStars} />
      </svg>
    </svg>
  );
}
