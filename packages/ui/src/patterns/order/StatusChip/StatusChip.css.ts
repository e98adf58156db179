import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

/** Colour of the status, as the server gives it. */
export const status = createVar();

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 26,
  maxWidth: '100%',
  paddingInline: 10,
  borderRadius: 13,
  fontFamily: vars.font.family,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  background: status,
  selectors: {
    '&[data-ground="light"]': { color: `color-mix(in oklab, ${status} 22%, #10140F)` },
    '&[data-ground="dark"]': { color: `color-mix(in oklab, ${status} 12%, #FFFFFF)` },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
