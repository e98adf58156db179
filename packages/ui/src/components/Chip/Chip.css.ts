import { componentStyle } from '../../styles/componentStyle.ts';
import { forcedEdge } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { textRule } from '../../styles/textRule.ts';
import { vars } from '../../styles/vars.css.ts';

export const chip = componentStyle({
  ...textRule('label'),
  ...forcedEdge,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  maxWidth: '100%',
  borderRadius: 22,
  fontSize: 14,
  paddingInline: vars.space[16],
  minHeight: vars.control.s,
  transition: `background ${vars.duration.mid} ${vars.easing.out}, color ${vars.duration.mid} ${vars.easing.out}`,
  whiteSpace: 'nowrap',
  selectors: {
    // The element outweighs the hover of every variant.
    'button&:disabled': {
      background: vars.color.sunken,
      color: vars.color.ink2,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
  },
});

export const variant = {
  outline: componentStyle({
    background: vars.color.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.leafSoft } } } },
  }),
  /** An active filter, with a cross that removes it. */
  soft: componentStyle({
    background: vars.color.leafSoft,
    color: vars.color.leafInk,
    '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.leafSoftHover } } } },
  }),
};

export const selected = componentStyle({
  background: vars.color.leaf,
  color: vars.color.onLeaf,
  boxShadow: 'none',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.leafHover } } },
    [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

export const label = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });
