import { createVar, fallbackVar } from '@vanilla-extract/css';
import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

/** Colour of the status from the server. */
export const status = createVar();
/** Used until the colour is set, and for an invalid one. */
export const plain = '#E7DFD1';
const ground = fallbackVar(status, plain);

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minHeight: 26,
  maxWidth: '100%',
  paddingInline: 10,
  borderRadius: 13,
  fontFamily: vars.font.family,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  background: ground,
  color: '#1D2A22',
  selectors: {
    '&[data-ground="light"]': { color: `color-mix(in oklab, ${ground} 22%, #10140F)` },
    '&[data-ground="dark"]': { color: `color-mix(in oklab, ${ground} 12%, #FFFFFF)` },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
