import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const block = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  padding: '4px 16px 16px',
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [media.md]: { padding: '8px 20px 20px' } },
});

export const head = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[8], minHeight: 48 });
export const name = componentStyle({ ...textRule('label'), flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
/** The checkbox is 22 px wide with a press area of 44 px. */
export const check = componentStyle({ flex: 'none', margin: '0 -8px 0 -11px' });
export const clear = componentStyle({ marginRight: -10 });
componentGlobalStyle(`${clear} > button`, { color: vars.color.ink2 });
export const rows = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[20] });
