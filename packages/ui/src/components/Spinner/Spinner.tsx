import { classes } from '../../internal/classes.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** s 18, m 28, l 44 px. @default 'm' */
  size?: keyof typeof styles.size;
  /** Read out. `null` where the words stand beside it. @default 'Загрузка' */
  label?: string | null;
}

/** Waiting of unknown length. Where the shape of what comes is known, use Skeleton. */
export function Spinner({ size = 'm', label = 'Загрузка' }: SpinnerProps) {
  const className = classes(styles.spinner, styles.size[size]);
  if (label === null) return <span className={className} aria-hidden="true" />;
  return <span className={className} role="img" aria-label={label} />;
}
