import { cutText, lengthOf } from '@vetka/domain/text';

/** About as many characters as Google and Yandex show; they count pixels, so longer words may fit less. */
export const snippetLengths = { title: 60, description: 160 } as const;

const line = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text as truncated by a search engine: at the end of a word. */
export function cutAt(text: string, length: number): string {
  const whole = line(text);
  if (lengthOf(whole) <= length) return whole;
  const end = whole.lastIndexOf(' ', length);
  return `${(end > 0 ? whole.slice(0, end) : cutText(whole, length)).replace(/[.,:;–—-]+$/, '')}…`;
}

/** The visible part of a text in a search engine. */
export const lengthHint = (text: string, length: number): string =>
  lengthOf(line(text)) > length
    ? `В поиске видно начало, около ${length} знаков`
    : `В поиске видно около ${length} знаков`;
