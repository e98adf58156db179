import { classes } from '../../internal/classes.ts';
import { gapClass, type Gap } from '../../internal/gap.ts';
import type { ElementAttributes, LayoutTag } from '../../internal/tags.ts';
import * as styles from './Spread.css.ts';

export interface SpreadProps extends ElementAttributes {
  /** @default 'div' */
  as?: LayoutTag | undefined;
  /** Minimum distance between the two. @default 16 */
  gap?: Gap | undefined;
  /** @default 'center' */
  align?: keyof typeof styles.align | undefined;
}

/** Two elements at the ends of a line: a heading and its link, a name and a total. */
export function Spread({ as = 'div', gap = 16, align = 'center', ...attributes }: SpreadProps) {
  const Tag = as as 'div';
  return <Tag className={classes(styles.spread, styles.align[align], gapClass(gap))} {...attributes} />;
}
