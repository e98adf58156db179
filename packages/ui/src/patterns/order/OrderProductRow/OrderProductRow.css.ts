import { componentStyle } from '../../../styles/componentStyle.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const row = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[12], minWidth: 0 });
export const picture = componentStyle({ flex: 'none', width: 48 });
export const words = componentStyle({ flex: 1 });
export const title = componentStyle({
  ...textRule('small'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
// Prices hold no ordinary spaces, so they stay on one line.
export const price = componentStyle({ ...textRule('label'), fontVariantNumeric: 'tabular-nums' });
