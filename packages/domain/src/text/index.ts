import { isText } from '../utf8/index.ts';

/** Control characters other than tab and line breaks, and overrides of the text direction, which disguise other text. */
const deceptive = /[^\P{Cc}\t\n\r]|[\u202D\u202E]/u;

/** Piles of marks over one letter cover the lines around them. No language needs eight. */
const piled = /\p{M}{8}/u;

/** Nothing visible, but more than white space, which trimming removes: a comment or a name that looks empty. */
const invisible = /^(?=.*[^\s])[\s\p{Cf}\p{M}\u115F\u1160\u2800\u3164\uFFA0]+$/su;

/** Whether people may publish a string: valid text without characters that only confuse readers or their programs. */
export const isPublishable = (value: string): boolean =>
  isText(value) && !deceptive.test(value) && !piled.test(value) && !invisible.test(value);

/** Characters as the API counts them: an emoji of two UTF-16 units is one. */
export const lengthOf = (text: string): number => [...text].length;

/** The first characters of a text. `slice` and `charAt` may leave half an emoji, which PostgreSQL and UTF-8 refuse. */
export const cutText = (text: string, length: number): string => [...text].slice(0, length).join('');

/** The same in UTF-16 units, for banks, which may count these. */
export const cutUnits = (text: string, units: number): string => text.slice(0, units).replace(/\p{Surrogate}$/u, '');

/** Default length of a shortened text. */
export const shortTextLength = 115;

/** At most `length` characters with an ellipsis, cut at a word boundary if one falls in the last third. */
export const truncate = (text: string, length: number = shortTextLength): string => {
  if (lengthOf(text) <= length) return text;
  const cut = cutText(text, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > (cut.length * 2) / 3 ? cut.slice(0, space) : cut).replace(/[\s,.;:!?–—-]+$/, '')}…`;
};

const emptyWords = new Set(['и', 'в', 'на', 'с', 'из', 'до', 'от', 'по', 'за', 'о', 'об', 'к', 'у']);

/** Up to two letters of a name, for an avatar without a picture: «Мята и пион» → «МП». */
export const monogram = (name: string, letters = 2): string =>
  name
    .split(/[\s«»"]+/)
    .filter((word) => word !== '' && !emptyWords.has(word.toLowerCase()))
    .slice(0, letters)
    .map((word) => cutText(word, 1).toUpperCase())
    .join('');

/** Joins sentences of several sources with one full stop between them; empty ones are skipped. */
export const joinSentences = (...sentences: (string | null | undefined)[]): string =>
  sentences
    .filter((sentence) => typeof sentence === 'string' && sentence.trim() !== '')
    .map((sentence, index, all) =>
      index < all.length - 1 ? String(sentence).trim().replace(/\.$/, '') : String(sentence).trim(),
    )
    .join('. ');
