import { componentStyle } from '../../styles/componentStyle.ts';
import { textRule } from '../../styles/textRule.ts';
import { vars } from '../../styles/vars.css.ts';

export const list = componentStyle({ display: 'grid', gap: 6 });

export const row = componentStyle({
  ...textRule('small'),
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr) minmax(32px, auto)',
  gap: vars.space[12],
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const bar = componentStyle({
  display: 'block',
  width: '100%',
  height: 8,
  borderRadius: 4,
  background: vars.color.line,
});

export const filled = componentStyle({ fill: vars.color.honey });
export const count = componentStyle({ color: vars.color.ink2, textAlign: 'right' });
