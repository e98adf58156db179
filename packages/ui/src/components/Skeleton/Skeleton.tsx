import { classes } from '../../internal/classes.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Shape of the placeholder: a line of text, a picture 4:5, a button… @default 'text' */
  shape?: keyof typeof styles.shape | undefined;
  /** Percent of the parent's width. */
  width?: keyof typeof styles.width | undefined;
}

/**
 * A placeholder for loading content. Set `aria-busy` on the region and say «Загрузка» once; the placeholders are hidden
 * from screen readers.
 */
export function Skeleton({ shape = 'text', width }: SkeletonProps) {
  return (
    <span className={classes(styles.skeleton, styles.shape[shape], width && styles.width[width])} aria-hidden="true" />
  );
}
