import { globalFontFace } from '@vanilla-extract/css';
import { commonLatin, rareSigns, rouble, russian } from './letters.ts';

/** A part of the kit's font. Of several faces with a letter the last one is used, so these stand in for the kit's. */
const part = (file: string, ranges: readonly string[]) => ({
  src: `url('./${file}.woff2?no-inline') format('woff2')`,
  // As of the kit's faces: faces of other weights would not stand in for letters that these lack.
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap' as const,
  unicodeRange: ranges.join(', '),
});

/**
 * The kit's Cyrillic and Latin files are 64 kB, of which a Russian page needs 24: these parts, made by
 * `server/subsetFonts.ts`. Browsers load the whole files for other letters only.
 */
globalFontFace('Geologica', [
  part('russian', russian),
  part('rare-signs', rareSigns),
  part('common-latin', commonLatin),
  part('rouble', rouble),
]);
