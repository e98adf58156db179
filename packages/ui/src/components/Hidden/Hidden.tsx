import type { ReactNode } from 'react';
import * as styles from './Hidden.css.ts';

export type HiddenProps = { children: ReactNode; as?: 'div' | 'span' } & (
  | { /** Hides below this width. */ below: keyof typeof styles.below; from?: never }
  | { /** Hides from this width up. */ from: keyof typeof styles.from; below?: never }
);

/** Shows its children only at some widths. It adds no box, so the parent lays out the children. */
export function Hidden({ as: Tag = 'div', below, from, children }: HiddenProps) {
  return <Tag className={below === undefined ? styles.from[from] : styles.below[below]}>{children}</Tag>;
}
