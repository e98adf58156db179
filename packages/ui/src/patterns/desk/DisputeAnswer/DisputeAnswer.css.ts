import { componentStyle } from '../../../styles/componentStyle.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const stack = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
export const photos = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
export const photo = componentStyle({ display: 'block', width: 108, borderRadius: vars.radius.s });
export const answer = componentStyle({
  ...textRule('small'),
  padding: '12px 16px',
  borderRadius: 14,
  background: vars.color.leafSoft,
  color: vars.color.leafInk,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const note = componentStyle({ ...textRule('small'), color: vars.color.ink2 });
