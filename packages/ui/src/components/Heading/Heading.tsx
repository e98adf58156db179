import { classes } from '../../internal/classes.ts';
import type { ElementAttributes } from '../../internal/tags.ts';
import { text } from '../../styles/text.css.ts';
import * as styles from './Heading.css.ts';

type Level = 1 | 2 | 3 | 4;
type HeadingSize = 'display' | 'h1' | 'h2' | 'h3' | 'label';

const sizeOfLevel: Record<Level, HeadingSize> = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'label' };

export interface HeadingProps extends ElementAttributes<'h2'> {
  /** Heading level. */
  level: Level;
  /** Visual size, if different from the level's. */
  size?: HeadingSize | undefined;
  align?: keyof typeof styles.align | undefined;
}

/** A heading. The level sets its place in the outline, the size its appearance. */
export function Heading({ level, size = sizeOfLevel[level], align, ...attributes }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={classes(text[size], align && styles.align[align])} {...attributes} />;
}
