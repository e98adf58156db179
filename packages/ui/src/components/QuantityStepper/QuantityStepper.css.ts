import { styleVariants } from '@vanilla-extract/css';
import { componentStyle, inComponents } from '../../styles/componentStyle.ts';
import { focusRingRule } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const stepper = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: '44px minmax(36px, 1fr) 44px',
    alignItems: 'stretch',
    borderRadius: vars.radius.s,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:has(:focus-visible)': focusRingRule },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
  text.label,
);

const { color } = vars;

/** `solid` replaces «В корзину», `quiet` is for a row of the cart. */
export const variant = styleVariants({
  solid: inComponents({ background: color.leaf, color: color.onLeaf }),
  quiet: inComponents({
    background: color.sunken,
    color: color.ink,
    // The number is as wide as a touch target.
    width: 132,
    selectors: { '[data-theme="dark"] &': { background: color.raised } },
    '@media': { [media.dark]: { selectors: { ':root:not([data-theme]) &': { background: color.raised } } } },
  }),
});

export const size = styleVariants({
  s: inComponents({ height: 40, '@media': { [media.phone]: { height: 44 } } }),
  m: inComponents({ height: vars.control.s }),
  l: inComponents({ height: vars.control.m }),
  xl: inComponents({ height: vars.control.l }),
});

export const button = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.s,
  outline: 'none',
  touchAction: 'manipulation',
  userSelect: 'none',
  // The small size is still a full touch target.
  '::after': { content: '""', position: 'absolute', inset: '-2px 0' },
  selectors: { '&:disabled': { opacity: 0.5, cursor: 'not-allowed' } },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled)': { background: 'color-mix(in srgb, currentColor 12%, transparent)' } },
    },
  },
});

export const input = componentStyle({
  width: '100%',
  minWidth: 0,
  border: 0,
  padding: 0,
  background: 'none',
  outline: 'none',
  textAlign: 'center',
  // The buttons on either side replace the browser's own arrows.
  appearance: 'textfield',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
  // Below 16 px iOS zooms the page.
  fontSize: 16,
});
