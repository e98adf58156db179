import type { ElementAttributes } from '../../internal/tags.ts';
import { classes } from '../../internal/classes.ts';
import { text } from '../../styles/text.css.ts';
import * as styles from './Text.css.ts';

export type TextTone = keyof typeof styles.tone;
export type TextSize = 'lead' | 'body' | 'label' | 'small' | 'micro';
type TextTag =
  | 'p'
  | 'span'
  | 'div'
  | 'b'
  | 'strong'
  | 'em'
  | 's'
  | 'dt'
  | 'dd'
  | 'li'
  | 'figcaption'
  | 'legend'
  | 'address';

export interface TextProps extends ElementAttributes<'p'> {
  /** @default 'p' */
  as?: TextTag | undefined;
  /** @default 'body' */
  size?: TextSize | undefined;
  /** @default 'inherit' */
  tone?: TextTone | undefined;
  weight?: keyof typeof styles.weight | undefined;
  align?: keyof typeof styles.align | undefined;
  /** Maximum number of lines before an ellipsis. */
  clamp?: keyof typeof styles.clamp | undefined;
  /** Tabular figures without line breaks: amounts, counters, times. */
  isNumeric?: boolean | undefined;
  /** Keeps line breaks typed by a person. */
  isPreLine?: boolean | undefined;
}

/** Text in one of the text styles. */
export function Text({
  as = 'p',
  size = 'body',
  tone = 'inherit',
  weight,
  align,
  clamp,
  isNumeric = false,
  isPreLine = false,
  ...attributes
}: TextProps) {
  const Tag = as as 'p';
  const className = classes(
    text[size],
    styles.tone[tone],
    weight && styles.weight[weight],
    align && styles.align[align],
    clamp && styles.clamp[clamp],
    isNumeric && styles.numeric,
    isPreLine && styles.preLine,
  );
  return <Tag className={className} {...attributes} />;
}
