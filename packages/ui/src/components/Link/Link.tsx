import { classes } from '../../internal/classes.ts';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import * as styles from './Link.css.ts';

export interface LinkProps extends Omit<AnchorProps, 'className' | 'style'> {
  /** `action` stands alone, `text` is inside a sentence, `quiet` and `muted` look like text. @default 'action' */
  tone?: keyof typeof styles.tone | undefined;
}

/** A link to a page. For an action use Button. */
export function Link({ tone = 'action', ...attributes }: LinkProps) {
  return <Anchor className={classes(styles.link, styles.tone[tone])} {...attributes} />;
}
