import { classes } from '../../internal/classes.ts';
import * as styles from './Counter.css.ts';

export interface CounterProps {
  /** Nothing is shown for 0. */
  value: number;
  /** The largest number shown; above it «99+». @default 99 */
  max?: number;
  /** @default 'peony' */
  tone?: keyof typeof styles.tone;
}

/** A small round number. It is hidden from screen readers: the control it belongs to says the number in its name. */
export function Counter({ value, max = 99, tone = 'peony' }: CounterProps) {
  if (value <= 0) return null;
  return (
    <span className={classes(styles.counter, styles.tone[tone])} aria-hidden="true">
      {value > max ? `${max}+` : value}
    </span>
  );
}
