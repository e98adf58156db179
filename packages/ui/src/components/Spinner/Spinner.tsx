import { classes } from '../../internal/classes.ts';
import { useWords } from '../../internal/words/words.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** s 18, m 28, l 44 px. @default 'm' */
  size?: keyof typeof styles.size | undefined;
  /** Accessible name. `null` when there is text beside it. @default 'Загрузка' */
  label?: string | null | undefined;
}

/** An indeterminate loading indicator. If the shape of the content is known, use Skeleton. */
export function Spinner({ size = 'm', label }: SpinnerProps) {
  const { spinner = 'Загрузка' } = useWords();
  const className = classes(styles.spinner, styles.size[size]);
  if (label === null) return <span className={className} aria-hidden="true" />;
  return <span className={className} role="img" aria-label={label ?? spinner} />;
}
