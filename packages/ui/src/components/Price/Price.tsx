import { formatPrice } from '@vetka/domain/money';
import { classes } from '../../internal/classes.ts';
import { useWords } from '../../internal/words/words.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Price.css.ts';

export interface PriceProps {
  /** Kopecks. */
  value: number;
  /** Kopecks before the discount; shown only where it is higher. */
  oldValue?: number | null | undefined;
  /** «от»: the lowest of several prices. */
  isFrom?: boolean | undefined;
  /** s 15, m 20 (17 on a phone), l 36 (28) px. @default 'm' */
  size?: keyof typeof styles.size | undefined;
}

/** No-break space that keeps «от» on the line of its number. */
const noBreak = '\u00A0';

/** A price in whole roubles. Peony only with an old price; the largest size stays ink. */
export function Price({ value, oldValue, isFrom = false, size = 'm' }: PriceProps) {
  const { from = 'от', oldPrice = 'старая цена' } = useWords();
  const isSale = oldValue != null && oldValue > value;
  return (
    <span className={styles.prices}>
      <span className={classes(styles.size[size], isSale && size !== 'l' && styles.sale)}>
        {isFrom && `${from}${noBreak}`}
        {formatPrice(value)}
      </span>
      {isSale && (
        <s className={styles.oldPrice[size]}>
          <VisuallyHidden>{`${oldPrice} `}</VisuallyHidden>
          {formatPrice(oldValue)}
        </s>
      )}
    </span>
  );
}
