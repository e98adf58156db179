/** Unicode ranges of ASCII and of the punctuation used in Russian texts. */
export const commonLatin = [
  'U+0020-007E',
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
