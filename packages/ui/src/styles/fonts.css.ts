import { globalFontFace } from '@vanilla-extract/css';

const files = '@fontsource-variable/geologica/files';

/** One subset of the variable font; only the weight axis. */
const geologica = (subset: string, unicodeRange: string) => ({
  src: `url('${files}/geologica-${subset}-wght-normal.woff2') format('woff2')`,
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap' as const,
  unicodeRange,
});

globalFontFace('Geologica', [
  geologica('cyrillic', 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'),
  // This range has the rouble sign.
  geologica('latin-ext', 'U+0100-02BA, U+1E00-1E9F, U+2020, U+20A0-20C0, U+2113, U+2C60-2C7F'),
  geologica(
    'latin',
    'U+0000-00FF, U+0131, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ),
]);

/**
 * Arial scaled to Geologica's widths and line height, so that the font swap shifts nothing. `width` is how much wider
 * Geologica is on a page of Russian text at that weight; its own ascent and descent are 0.975 and 0.275 em.
 */
const fallback = (fontWeight: string, width: number) => ({
  src: "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Roboto')",
  fontWeight,
  sizeAdjust: `${(width * 100).toFixed(1)}%`,
  ascentOverride: `${(97.5 / width).toFixed(1)}%`,
  descentOverride: `${(27.5 / width).toFixed(1)}%`,
  lineGapOverride: '0%',
});

globalFontFace('Geologica Fallback', [fallback('100 449', 1.058), fallback('450 900', 1.081)]);
