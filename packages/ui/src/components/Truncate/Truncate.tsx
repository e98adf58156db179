import { shortTextLength, truncate } from '@vetka/domain/text';

export interface TruncateProps {
  text: string;
  /** Most characters, the ellipsis counted. @default 115 */
  length?: number;
}

/** The beginning of a text in whole words. To cut by lines use the `clamp` of Text. */
export function Truncate({ text, length = shortTextLength }: TruncateProps) {
  return truncate(text, length);
}
