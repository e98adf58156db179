import type { ComponentProps } from 'react';
import { classes } from '../../internal/classes.ts';
import type { LayoutTag } from '../../internal/tags.ts';
import { sprinkles, type Sprinkles } from '../../styles/sprinkles.css.ts';

type BoxAttributes = Omit<ComponentProps<'div'>, 'color' | 'style' | keyof Sprinkles>;

export interface BoxProps extends BoxAttributes {
  /** @default 'div' */
  as?: LayoutTag | undefined;
  /** Layout props by token; each takes one value or a value per breakpoint. */
  layout?: Sprinkles | undefined;
}

/** The only escape hatch: any element with layout tokens and, as a last resort, a class name. */
export function Box({ as = 'div', layout = {}, className, ...attributes }: BoxProps) {
  const Tag = as as 'div';
  return <Tag className={classes(sprinkles(layout), className)} {...attributes} />;
}
