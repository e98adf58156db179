import { componentStyle } from '../../styles/componentStyle.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const tree = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.control.s,
  paddingInline: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-chosen]': { background: vars.color.leafSoft, fontWeight: 560 },
    '&[aria-disabled]': { color: vars.color.ink2, cursor: 'not-allowed' },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.leafSoft } } } },
});
/** One for each level: with the gap of the row it is as wide as the box. A `style` would break the security policy. */
export const indent = componentStyle({ flex: 'none', width: vars.space[16] });
/** Keeps its place in items without children, so that texts of a level stay in line. */
export const arrow = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: vars.control.s,
  color: vars.color.ink2,
  transition: `rotate ${vars.duration.fast} ${vars.easing.out}`,
  selectors: { '&[data-open]': { rotate: '90deg' } },
});
export const box = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: 7,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.control}`,
  selectors: {
    '&:not([data-check="false"])': { background: vars.color.leaf, color: vars.color.onLeaf, boxShadow: 'none' },
    '[aria-disabled] &': { opacity: 0.6 },
  },
});
export const icon = componentStyle({ display: 'flex', flex: 'none', color: vars.color.ink2 });
export const label = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });
export const note = componentStyle({ color: vars.color.ink2, fontWeight: 400 }, text.small);
