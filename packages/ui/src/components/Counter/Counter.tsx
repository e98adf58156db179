import { classes } from '../../internal/classes.ts';
import * as styles from './Counter.css.ts';

export interface CounterProps {
  /** Nothing is rendered for 0. */
  value: number;
  /** The largest number shown; higher ones become «99+». @default 99 */
  max?: number | undefined;
  /** @default 'peony' */
  tone?: keyof typeof styles.tone | undefined;
}

/** The visible text: «3», «99+». The control's accessible name has the same number. */
export const counterText = (value: number, max = 99): string => (value > max ? `${max}+` : String(value));

/** A small round number. Hidden from screen readers: the name of its control includes the number. */
export function Counter({ value, max, tone = 'peony' }: CounterProps) {
  if (value <= 0) return null;
  return (
    <span className={classes(styles.counter, styles.tone[tone])} aria-hidden="true">
      {counterText(value, max)}
    </span>
  );
}
