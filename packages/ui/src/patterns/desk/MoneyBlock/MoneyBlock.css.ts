import { componentStyle } from '../../../styles/componentStyle.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const lines = componentStyle({ display: 'grid', gap: vars.space[8] });
export const line = componentStyle({
  ...textRule('small'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
  overflowWrap: 'anywhere',
});
export const label = componentStyle({ minWidth: 0, selectors: { '&[data-quiet]': { color: vars.color.ink2 } } });
export const amount = componentStyle({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-off]': { color: vars.color.peony } },
});
export const total = componentStyle({
  ...textRule('h3'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const why = componentStyle({ ...textRule('micro'), display: 'block', color: vars.color.ink2 });
