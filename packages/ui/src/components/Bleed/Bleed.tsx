import { classes } from '../../internal/classes.ts';
import type { ElementAttributes, LayoutTag } from '../../internal/tags.ts';
import * as styles from './Bleed.css.ts';

export interface BleedProps extends ElementAttributes {
  /** @default 'div' */
  as?: LayoutTag | undefined;
  /** How far out to the left and right; `gutter` reaches the edges of the window from a `Container`. */
  horizontal?: keyof typeof styles.horizontal;
  /** How far out up and down, in pixels of the scale. */
  vertical?: keyof typeof styles.vertical;
}

/** Lets its content out of the padding around: a picture to the edges of its card, a row to the edges of the window. */
export function Bleed({ as = 'div', horizontal, vertical, ...attributes }: BleedProps) {
  const Tag = as as 'div';
  const out = classes(horizontal && styles.horizontal[horizontal], vertical && styles.vertical[vertical]);
  return <Tag className={out} {...attributes} />;
}
