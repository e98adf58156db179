/** Unicode ranges of the Russian letters, and «№». */
export const russian = ['U+401', 'U+410-44F', 'U+451', 'U+2116'] as const;

/**
 * Unicode ranges of the letters and signs that almost every Russian page has: of ASCII without its rare signs, such as
 * «@», and of the punctuation.
 */
export const commonLatin = [
  'U+20-22',
  'U+25-29',
  'U+2B-3B',
  'U+3F',
  'U+41-5A',
  'U+61-7A',
  'U+A0',
  'U+AB',
  'U+B0',
  'U+B7',
  'U+BB',
  'U+D7',
  'U+2009-2014',
  'U+2018-2019',
  'U+201C-201E',
  'U+2022',
  'U+2026',
  'U+202F',
  'U+2212',
] as const;

/**
 * Signs that a few pages have, such as «@» in an example of an e-mail: loaded by these only. The ranges contain
 * letters of `commonLatin`, whose face takes precedence.
 */
export const rareSigns = ['U+23-7E', 'U+A7-A9', 'U+B1'] as const;

/** «₽» */
export const rouble = ['U+20BD'] as const;

/** The weights in the files: what the site uses. */
export const weights = { min: 350, max: 700 } as const;
