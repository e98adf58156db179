import { componentStyle } from '../../styles/componentStyle.ts';
import { textRule } from '../../styles/textRule.ts';
import { vars } from '../../styles/vars.css.ts';

export const list = componentStyle({ display: 'grid' });
export const entry = componentStyle({
  ...textRule('small'),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  gap: '0 12px',
  paddingBottom: 14,
  lineHeight: '22px',
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      left: 13,
      top: 24,
      bottom: -4,
      width: 2,
      borderRadius: 2,
      background: `color-mix(in srgb, ${vars.color.leaf} 50%, transparent)`,
    },
    '&[data-ahead]:not(:last-child)::before, &[data-current]:not(:last-child)::before': { background: vars.color.line },
    '&:last-child': { paddingBottom: 0 },
  },
});
export const leaf = componentStyle({
  width: 28,
  height: 24,
  fill: vars.color.leaf,
  selectors: {
    '[data-current] > &': { fill: vars.color.honey },
    '[data-ahead] > &': { fill: 'none', stroke: vars.color.control, strokeWidth: 1.4 },
  },
});
export const words = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });
export const title = componentStyle({
  fontWeight: 520,
  selectors: { '[data-ahead] &': { fontWeight: 400, color: vars.color.ink2 } },
});
export const note = componentStyle({ color: vars.color.ink2 });
export const said = componentStyle({ display: 'block', color: vars.color.ink2 });
export const time = componentStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
