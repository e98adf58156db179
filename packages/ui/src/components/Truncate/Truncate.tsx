import { shortTextLength, truncate } from '@vetka/domain/text';

export interface TruncateProps {
  text: string;
  /** Maximum length including the ellipsis. @default 115 */
  length?: number | undefined;
}

/** Shortens a text at a word boundary. To cut by lines use the `clamp` of Text. */
export function Truncate({ text, length = shortTextLength }: TruncateProps) {
  return truncate(text, length);
}
