import { componentStyle } from '../../../styles/componentStyle.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const form = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
export const option = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: 16,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
export const optionHead = componentStyle({
  ...textRule('label'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
});
export const unit = componentStyle({ paddingRight: 12, color: vars.color.ink2 });
