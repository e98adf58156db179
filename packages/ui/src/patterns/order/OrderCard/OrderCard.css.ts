import { componentStyle } from '../../../styles/componentStyle.ts';
import { text } from '../../../styles/text.css.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const order = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] });
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
});
export const number = componentStyle({ fontVariantNumeric: 'tabular-nums' }, text.h3);
export const date = componentStyle({ ...textRule('small'), color: vars.color.ink2 });
