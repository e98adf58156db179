import { componentStyle } from '../../../styles/componentStyle.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const block = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.leafSoft,
  color: vars.color.ink,
  selectors: { '&[data-cancelled]': { background: vars.color.dangerSoft } },
});
export const title = componentStyle({ ...textRule('h2'), overflowWrap: 'anywhere', textWrap: 'balance' });
export const text = componentStyle(textRule('small'));
export const wide = componentStyle({ width: '100%' });
export const code = componentStyle({
  ...textRule('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 12px',
  width: '100%',
  padding: '12px 16px',
  borderRadius: 14,
  background: vars.color.surface,
});
export const digits = componentStyle({
  ...textRule('h2'),
  letterSpacing: '0.18em',
  fontVariantNumeric: 'tabular-nums',
});
export const photo = componentStyle({ width: 148 });
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  ':empty': { display: 'none' },
});
