import { componentStyle } from '../../../styles/componentStyle.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const form = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
export const total = componentStyle({
  ...textRule('h3'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
  fontVariantNumeric: 'tabular-nums',
});
export const unit = componentStyle({ paddingRight: 12, color: vars.color.ink2 });
