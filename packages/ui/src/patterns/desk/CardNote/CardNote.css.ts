import { globalFontFace } from '@vanilla-extract/css';
import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

const files = '@fontsource/caveat/files';

/** The browser loads a file only where its letters are shown, so only pages with a card load the face. */
const caveat = (subset: string, unicodeRange: string) => ({
  src: `url('${files}/caveat-${subset}-500-normal.woff2') format('woff2')`,
  fontWeight: '500',
  fontStyle: 'normal',
  fontDisplay: 'swap' as const,
  unicodeRange,
});

globalFontFace('Caveat', [
  caveat('cyrillic', 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'),
  caveat('latin', 'U+0000-00FF, U+2000-206F'),
]);

/** Letters that the face lacks fall back to the text face. */
export const handFamily = `Caveat, ${vars.font.family}, cursive`;

export const note = componentStyle({
  padding: '18px 22px 16px',
  borderRadius: '4px 14px 14px 14px',
  background: `color-mix(in oklab, ${vars.color.surface}, ${vars.color.honeySoft} 28%)`,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}, 0 6px 16px rgb(58 44 20 / 0.06)`,
  fontFamily: handFamily,
  fontSize: 25,
  lineHeight: '31px',
  fontWeight: 500,
  color: vars.color.ink,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const signature = componentStyle({ display: 'block', marginTop: 2, textAlign: 'right' });
export const cut = componentStyle({
  color: vars.color.clay,
  textDecoration: 'underline wavy 1.5px',
  textUnderlineOffset: 5,
});
export const stack = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  maxWidth: 520,
});
