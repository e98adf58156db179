import { componentStyle } from '../../../styles/componentStyle.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const rows = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
});
export const icon = componentStyle({ display: 'grid', justifyItems: 'center', paddingTop: 1, color: vars.color.ink2 });
export const words = componentStyle({ display: 'grid', gap: 1, overflowWrap: 'anywhere' });
export const name = componentStyle({ ...textRule('small'), fontWeight: 540 });
export const note = componentStyle({ ...textRule('small'), color: vars.color.ink2 });
export const actions = componentStyle({ display: 'flex', gap: 4 });
