import { globalFontFace } from '@vanilla-extract/css';
import { commonLatin, rouble } from './letters.ts';

/** A part of the kit's font. Of several faces with a letter the last one is used, so these stand in for the kit's. */
const part = (file: string, ranges: readonly string[]) => ({
  src: `url('./${file}.woff2?no-inline') format('woff2')`,
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap' as const,
  unicodeRange: ranges.join(', '),
});

/**
 * The kit's Latin files are 47 kB, of which a Russian page needs 15: these parts, made by `server/subsetFonts.ts`.
 * Browsers load the whole files for other letters only.
 */
globalFontFace('Geologica', [part('common-latin', commonLatin), part('rouble', rouble)]);
