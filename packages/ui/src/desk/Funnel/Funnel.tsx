import { formatNumber } from '@vetka/domain/plural';
import type { ElementAttributes } from '../../internal/tags.ts';
import * as styles from './Funnel.css.ts';

export interface FunnelStep {
  /** «Смотрели». */
  label: string;
  value: number;
  /** What came of the step before: «7,3 % положили в корзину». */
  after?: string | null | undefined;
}

export interface FunnelProps extends Omit<ElementAttributes<'ol'>, 'children'> {
  steps: readonly FunnelStep[];
}

/** The shortest bar of a value above zero, in percent. */
const least = 5;

/** Roots keep small steps visible beside large ones: the bars show the order, the numbers the size. */
const lengthOf = (value: number, most: number): number =>
  value === 0 ? 0 : Math.max(least, Math.sqrt(value / most) * 100);

/** How many went on from each step to the next. */
export function Funnel({ steps, ...attributes }: FunnelProps) {
  const most = Math.max(1, ...steps.map(({ value }) => value));
  return (
    <ol {...attributes} className={styles.funnel}>
      {steps.map(({ label, value, after }) => (
        <li key={label} className={styles.step}>
          {after && <span className={styles.after}>{after}</span>}
          <span>{label}</span>
          <svg className={styles.bar} width="100%" height="32" aria-hidden="true">
            <rect width={`${lengthOf(value, most)}%`} height="32" rx="8" />
          </svg>
          <b className={styles.value}>{formatNumber(value)}</b>
        </li>
      ))}
    </ol>
  );
}
