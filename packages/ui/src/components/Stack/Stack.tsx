import { classes } from '../../internal/classes.ts';
import { gapClass, type Gap } from '../../internal/gap.ts';
import type { ElementAttributes, LayoutTag } from '../../internal/tags.ts';
import * as styles from './Stack.css.ts';

export interface StackProps extends ElementAttributes {
  /** @default 'div' */
  as?: LayoutTag | undefined;
  /** @default 16 */
  gap?: Gap | undefined;
  /** Alignment across the stack. @default 'stretch' */
  align?: keyof typeof styles.align | undefined;
}

/** Children below one another with an equal gap. */
export function Stack({ as = 'div', gap = 16, align = 'stretch', ...attributes }: StackProps) {
  const Tag = as as 'div';
  return <Tag className={classes(styles.stack, styles.align[align], gapClass(gap))} {...attributes} />;
}
