import { componentStyle } from '../../styles/componentStyle.ts';
import { textRule } from '../../styles/textRule.ts';
import { vars } from '../../styles/vars.css.ts';

export const stars = componentStyle({ display: 'block', flex: 'none' });
export const off = componentStyle({ fill: vars.color.line });
export const on = componentStyle({ fill: vars.color.honey });

const tall = (height: number) => componentStyle({ height, width: 'auto' });
export const size = { s: tall(14), m: tall(16), l: tall(22) };

export const mark = componentStyle({
  ...textRule('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const markStar = componentStyle({ width: 16, height: 16, flex: 'none', fill: vars.color.honey });
export const value = componentStyle({ color: vars.color.ink, fontWeight: 560 });
