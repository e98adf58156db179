import { componentStyle } from '../../../styles/componentStyle.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

/** One column at every width. */
export const day = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  width: '100%',
  maxWidth: 480,
  marginInline: 'auto',
});
export const part = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] });
export const head = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
});
export const title = componentStyle(textRule('h3'));
export const note = componentStyle({ ...textRule('small'), color: vars.color.ink2 });
