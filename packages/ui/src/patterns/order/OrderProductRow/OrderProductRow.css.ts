import { componentStyle } from '../../../styles/componentStyle.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const row = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[12], minWidth: 0 });
export const picture = componentStyle({ flex: 'none', width: 48 });
export const words = componentStyle({ flex: 1, minWidth: 0 });
export const promotion = componentStyle({ ...textRule('micro'), display: 'block', color: vars.color.ink2 });
export const title = componentStyle({
  ...textRule('small'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const quantity = componentStyle({ color: vars.color.ink2, whiteSpace: 'nowrap' });
export const price = componentStyle({
  ...textRule('label'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
