import { classes } from '../../internal/classes.ts';
import type { ElementAttributes } from '../../internal/tags.ts';
import { text } from '../../styles/text.css.ts';
import * as styles from './Heading.css.ts';

type Level = 1 | 2 | 3 | 4;
type HeadingSize = 'display' | 'h1' | 'h2' | 'h3' | 'label';

const sizeOfLevel: Record<Level, HeadingSize> = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'label' };

export interface HeadingProps extends ElementAttributes<'h2'> {
  /** Place in the outline of the page. */
  level: Level;
  /** How it looks, when that is not what the level says. */
  size?: HeadingSize;
  align?: keyof typeof styles.align;
}

/** A heading: the level is for the outline, the size for the eye. */
export function Heading({ level, size = sizeOfLevel[level], align, ...attributes }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={classes(text[size], align && styles.align[align])} {...attributes} />;
}
