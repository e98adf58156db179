import { isText } from '../utf8/index.ts';
import { cutText, lengthOf } from './cut.ts';

// In modules of their own, because every page of a site loads these and not the rest.
export * from './cut.ts';
export * from './monogram.ts';

/** Control characters other than tab and line breaks, and overrides of the text direction, which disguise other text. */
const deceptive = /[^\P{Cc}\t\n\r]|[\u202D\u202E]/u;

/** Piles of marks over one letter cover the lines around them. No language needs eight. */
const piled = /\p{M}{8}/u;

/** Nothing visible, but more than white space, which trimming removes: a comment or a name that looks empty. */
const invisible = /^(?=.*[^\s])[\s\p{Cf}\p{M}\u115F\u1160\u2800\u3164\uFFA0]+$/su;

/** Whether people may publish a string: valid text without characters that only confuse readers or their programs. */
export const isPublishable = (value: string): boolean =>
  isText(value) && !deceptive.test(value) && !piled.test(value) && !invisible.test(value);

/** Default length of a shortened text. */
export const shortTextLength = 115;

/** At most `length` characters with an ellipsis, cut at a word boundary if one falls in the last third. */
export const truncate = (text: string, length: number = shortTextLength): string => {
  if (lengthOf(text) <= length) return text;
  const cut = cutText(text, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > (cut.length * 2) / 3 ? cut.slice(0, space) : cut).replace(/[\s,.;:!?–—-]+$/, '')}…`;
};

/** Joins sentences of several sources with one full stop between them; empty ones are skipped. */
export const joinSentences = (...sentences: (string | null | undefined)[]): string =>
  sentences
    .flatMap((sentence) => sentence?.trim() || [])
    .map((sentence, index, all) => (index < all.length - 1 ? sentence.replace(/\.$/, '') : sentence))
    .join('. ');
