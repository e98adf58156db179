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

/** What the eye sees: «3», «99+». The name of the control says the same. */
export const counterText = (value: number, max = 99): string => (value > max ? `${max}+` : String(value));

/** A small round number. It is hidden from screen readers: the control it belongs to says the number in its name. */
export function Counter({ value, max, tone = 'peony' }: CounterProps) {
  if (value <= 0) return null;
  return (
    <span className={classes(styles.counter, styles.tone[tone])} aria-hidden="true">
      {counterText(value, max)}
    </span>
  );
}
