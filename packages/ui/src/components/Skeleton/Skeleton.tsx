import { classes } from '../../internal/classes.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What it stands for: a line of text, a picture 4:5, a button… @default 'text' */
  shape?: keyof typeof styles.shape;
  /** Percent of the parent. */
  width?: keyof typeof styles.width;
}

/**
 * The box of something that is coming. Put `aria-busy` on the region and say «Загрузка» once;
 * the boxes themselves are hidden from screen readers.
 */
export function Skeleton({ shape = 'text', width }: SkeletonProps) {
  return (
    <span className={classes(styles.skeleton, styles.shape[shape], width && styles.width[width])} aria-hidden="true" />
  );
}
