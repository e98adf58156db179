import { componentStyle } from '../../styles/componentStyle.ts';
import { forcedOutline } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { textRule } from '../../styles/textRule.ts';
import { vars } from '../../styles/vars.css.ts';

export const list = componentStyle({
  display: 'flex',
  gap: 28,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${vars.color.line}`,
});

export const tab = componentStyle({
  ...textRule('label'),
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  justifyContent: 'center',
  minWidth: 44,
  minHeight: vars.control.m,
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
  transition: `color ${vars.duration.mid} ${vars.easing.out}, box-shadow ${vars.duration.mid} ${vars.easing.out}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
  selectors: {
    // The scroll container would clip an outer ring.
    '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.nested },
    '&:is([aria-current="page"], [aria-selected="true"])': {
      color: vars.color.ink,
      boxShadow: `inset 0 -2px ${vars.color.leaf}`,
    },
    '&:is([aria-current="page"], [aria-selected="true"]):not(:focus-visible)': forcedOutline(2),
  },
});

export const count = componentStyle({
  color: vars.color.ink2,
  fontWeight: 380,
  fontVariantNumeric: 'tabular-nums',
});

export const panel = componentStyle({ paddingTop: vars.space[24], outlineOffset: 4 });
