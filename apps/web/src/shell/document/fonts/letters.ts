/** Unicode ranges of the Russian letters, and «№». */
export const russian = ['U+0401', 'U+0410-044F', 'U+0451', 'U+2116'] as const;

/** Unicode ranges of the letters and signs of ASCII that texts have, and of the punctuation used in Russian texts. */
export const commonLatin = [
  'U+0020-005B',
  'U+005D',
  'U+005F',
  'U+0061-007A',
  'U+00A0',
  'U+00A7',
  'U+00A9',
  'U+00AB',
  'U+00B0-00B1',
  'U+00B7',
  'U+00BB',
  'U+00D7',
  'U+2009-202F',
  'U+2212',
] as const;

/** «₽» */
export const rouble = ['U+20BD'] as const;

/** The weights in the files: what the site uses. */
export const weights = { min: 350, max: 700 } as const;
