import { formatNumber } from '@vetka/domain/plural';
import * as styles from './goods.css.ts';

const height = 20;
const step = 7;
const barWidth = 5;
const least = 2;

/** Pieces sold in thirty days: six small columns, and the number in text. */
export function SoldBars({ sold }: { sold: readonly number[] }) {
  const total = sold.reduce((sum, each) => sum + each, 0);
  const most = Math.max(1, ...sold);
  return (
    <span className={styles.bars}>
      <svg className={styles.chart} width={sold.length * step} height={height} aria-hidden>
        {sold.map((pieces, column) => {
          const tall = Math.max(least, Math.round((pieces / most) * height));
          return <rect key={column} x={column * step} y={height - tall} width={barWidth} height={tall} rx={1} />;
        })}
      </svg>
      {formatNumber(total)}
    </span>
  );
}
