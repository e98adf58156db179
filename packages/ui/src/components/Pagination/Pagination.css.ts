import { componentStyle } from '../../styles/componentStyle.ts';
import { forcedOutline } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { textRule } from '../../styles/textRule.ts';
import { vars } from '../../styles/vars.css.ts';

export const list = componentStyle({
  ...textRule('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const page = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  height: 44,
  borderRadius: vars.radius.full,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.leafSoft } } } },
  selectors: {
    '&[aria-current="page"]': { background: vars.color.leafSoft, color: vars.color.leafInk },
    '&[aria-current="page"]:not(:focus-visible)': forcedOutline(2),
  },
});

export const gap = componentStyle({ minWidth: 24, textAlign: 'center', color: vars.color.ink2 });
