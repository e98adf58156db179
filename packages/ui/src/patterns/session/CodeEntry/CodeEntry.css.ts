import { componentStyle } from '../../../styles/componentStyle.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const sentTo = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
});
export const waiting = componentStyle({
  ...textRule('small'),
  fontSize: 13,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
});
export const textButton = componentStyle({
  ...textRule('small'),
  minHeight: 44,
  color: vars.color.leaf,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  borderRadius: 4,
});
