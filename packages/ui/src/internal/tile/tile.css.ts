import { componentStyle } from '../../styles/componentStyle.ts';
import { focusRingRule } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

/**
 * An option as a tile: solid green when selected; hairline border and struck text when unavailable. For days and times
 * of delivery.
 */
export const tile = componentStyle({
  position: 'relative',
  borderRadius: vars.radius.s,
  background: vars.color.ground,
  color: vars.color.ink2,
  cursor: 'pointer',
  transition: `background ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:has(:checked)': { background: vars.color.leaf, color: vars.color.onLeaf },
    '&:has(:disabled)': {
      background: 'none',
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
      cursor: 'not-allowed',
    },
    '&:has(:focus-visible)': focusRingRule,
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:checked, :disabled))': { background: vars.color.leafSoft } },
    },
    [media.forcedColors]: {
      border: '1px solid ButtonText',
      selectors: { '&:has(:checked)': { border: '3px solid Highlight' } },
    },
  },
});

export const name = componentStyle(
  {
    color: vars.color.ink,
    selectors: {
      'input:checked ~ &': { color: vars.color.onLeaf },
      'input:disabled ~ &': { color: vars.color.ink2, textDecoration: 'line-through', fontWeight: 380 },
    },
  },
  text.label,
);

export const native = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
