import { classes } from '../../internal/classes.ts';
import type { ElementAttributes, LayoutTag } from '../../internal/tags.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends ElementAttributes {
  /** @default 'div' */
  as?: LayoutTag | undefined;
  /** @default 'surface' */
  tone?: keyof typeof styles.tone | undefined;
  /** Padding: s 16, m 20, l 24; always 16 on a phone. @default 'm' */
  padding?: keyof typeof styles.padding | undefined;
  /** Clips pictures at the corners. */
  isClipped?: boolean | undefined;
}

/** A block on its own surface. Never nest cards. */
export function Card({ as = 'div', tone = 'surface', padding = 'm', isClipped = false, ...attributes }: CardProps) {
  const Tag = as as 'div';
  const className = classes(styles.card, styles.tone[tone], styles.padding[padding], isClipped && styles.clip);
  return <Tag data-part="card" className={className} {...attributes} />;
}
