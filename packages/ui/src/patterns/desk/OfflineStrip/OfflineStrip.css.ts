import { componentStyle } from '../../../styles/componentStyle.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const strip = componentStyle({
  ...textRule('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: '12px 16px',
  borderRadius: 14,
  background: vars.color.honeySoft,
  color: vars.color.honeyInk,
  selectors: { '&:empty': { display: 'none' } },
});
export const words = componentStyle({ flex: 1, minWidth: 0 });
