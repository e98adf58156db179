import { componentStyle } from '../../../styles/componentStyle.ts';
import { focusRingRule } from '../../../styles/focusRing.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const form = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
export const title = componentStyle(textRule('h3'));
export const options = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  padding: 0,
  border: 0,
});
export const option = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: 76,
  padding: '10px 14px 10px 12px',
  borderRadius: 16,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.color.leafSoft, boxShadow: `inset 0 0 0 2px ${vars.color.leaf}` },
    '&:has(:focus-visible)': focusRingRule,
  },
});
export const picture = componentStyle({ flex: 'none', width: 44 });
export const none = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 55,
  borderRadius: vars.radius.nested,
  background: vars.color.sunken,
  color: vars.color.ink2,
});
export const words = componentStyle({ flex: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });
export const name = componentStyle(textRule('label'));
export const note = componentStyle({ ...textRule('small'), color: vars.color.ink2 });
export const refund = componentStyle({ ...textRule('small'), fontWeight: 540, fontVariantNumeric: 'tabular-nums' });

export const sums = componentStyle({
  ...textRule('small'),
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[16],
  borderRadius: 16,
  background: vars.color.surface,
  fontVariantNumeric: 'tabular-nums',
});
export const sum = componentStyle({ display: 'flex', justifyContent: 'space-between', gap: vars.space[16] });
export const quiet = componentStyle({ color: vars.color.ink2 });
export const left = componentStyle({ ...textRule('h3'), display: 'flex', justifyContent: 'space-between' });
export const answer = componentStyle({
  ...textRule('small'),
  display: 'flex',
  gap: 10,
  padding: '12px 16px',
  borderRadius: 14,
  background: vars.color.leafSoft,
  color: vars.color.leafInk,
});
