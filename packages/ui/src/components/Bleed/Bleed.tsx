import { classes } from '../../internal/classes.ts';
import type { ElementAttributes, LayoutTag } from '../../internal/tags.ts';
import * as styles from './Bleed.css.ts';

export interface BleedProps extends ElementAttributes {
  /** @default 'div' */
  as?: LayoutTag | undefined;
  /** Horizontal overhang; `gutter` reaches from a `Container` to the edges of the window. */
  horizontal?: keyof typeof styles.horizontal | undefined;
  /** Vertical overhang, in pixels of the spacing scale. */
  vertical?: keyof typeof styles.vertical | undefined;
}

/**
 * Extends its content into the surrounding padding: a picture to the edges of its card, a row to the edges of the
 * window.
 */
export function Bleed({ as = 'div', horizontal, vertical, ...attributes }: BleedProps) {
  const Tag = as as 'div';
  const out = classes(horizontal && styles.horizontal[horizontal], vertical && styles.vertical[vertical]);
  return <Tag className={out} {...attributes} />;
}
