import type { ReactNode } from 'react';
import type { ElementAttributes } from '../../internal/tags.ts';
import * as styles from './Sparkline.css.ts';

export interface SparklineProps extends ElementAttributes<'span'> {
  /** Oldest first. */
  values: readonly number[];
  /** The figure that the columns add up to: the columns alone say nothing to a screen reader. */
  children: ReactNode;
  /** @default 'start' */
  align?: 'start' | 'end' | undefined;
}

const height = 20;
const step = 7;
const barWidth = 5;
const least = 2;

/** Small columns beside their figure, for a row of a table. */
export function Sparkline({ values, children, align = 'start', ...attributes }: SparklineProps) {
  const most = Math.max(1, ...values);
  return (
    <span {...attributes} className={styles.sparkline} data-align={align}>
      <svg className={styles.bars} width={values.length * step} height={height} aria-hidden="true">
        {values.map((value, column) => {
          const tall = Math.max(least, Math.round((value / most) * height));
          return <rect key={column} x={column * step} y={height - tall} width={barWidth} height={tall} rx={1} />;
        })}
      </svg>
      {children}
    </span>
  );
}
