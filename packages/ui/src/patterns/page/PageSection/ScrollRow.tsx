import type { ReactNode } from 'react';
import { classes } from '../../../internal/classes.ts';
import * as styles from './PageSection.css.ts';

export interface ScrollRowProps {
  /** Sellers, four per row on a wide screen, or posts, five. */
  kind: keyof typeof styles.kind;
  children: ReactNode;
}

/** Cards in a row: swiped on a phone, one row of a grid above. */
export function ScrollRow({ kind, children }: ScrollRowProps) {
  return <div className={classes(styles.row, styles.kind[kind])}>{children}</div>;
}
