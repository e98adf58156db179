import { classes } from '../../internal/classes.ts';
import { gapClass, type Gap } from '../../internal/gap.ts';
import type { ElementAttributes, LayoutTag } from '../../internal/tags.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends ElementAttributes {
  /** @default 'div' */
  as?: LayoutTag | undefined;
  /** @default 8 */
  gap?: Gap | undefined;
  /** @default 'center' */
  align?: keyof typeof styles.align | undefined;
  /** @default 'start' */
  justify?: keyof typeof styles.justify | undefined;
  /** Keeps everything on one line. */
  isNoWrap?: boolean | undefined;
}

/** Children in a wrapping row. */
export function Inline({
  as = 'div',
  gap = 8,
  align = 'center',
  justify = 'start',
  isNoWrap = false,
  ...attributes
}: InlineProps) {
  const Tag = as as 'div';
  const className = classes(
    styles.inline,
    !isNoWrap && styles.wrap,
    styles.align[align],
    styles.justify[justify],
    gapClass(gap),
  );
  return <Tag className={className} {...attributes} />;
}
