import type { ReactNode } from 'react';
import { classes } from '../../../internal/classes.ts';
import * as styles from './PageSection.css.ts';

export interface ScrollRowProps {
  /** Sellers, four in a row of a wide screen, or posts, five. */
  kind: keyof typeof styles.kind;
  children: ReactNode;
}

/** Cards beside each other: swiped on a phone, a single row of a grid above. */
export function ScrollRow({ kind, children }: ScrollRowProps) {
  return <div className={classes(styles.row, styles.kind[kind])}>{children}</div>;
}
