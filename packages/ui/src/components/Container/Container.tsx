import { classes } from '../../internal/classes.ts';
import type { ElementAttributes, LayoutTag } from '../../internal/tags.ts';
import * as styles from './Container.css.ts';

export interface ContainerProps extends ElementAttributes {
  /** @default 'div' */
  as?: LayoutTag | undefined;
  /** `page` 1440 px, `reading` 680, `form` 448, without margins. @default 'page' */
  width?: keyof typeof styles.width | undefined;
}

/** The centred column of a page with its side margins. */
export function Container({ as = 'div', width = 'page', ...attributes }: ContainerProps) {
  const Tag = as as 'div';
  return <Tag className={classes(styles.container, styles.width[width])} {...attributes} />;
}
