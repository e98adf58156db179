import { componentStyle } from '../../../styles/componentStyle.ts';
import { vars } from '../../../styles/vars.css.ts';

export const ring = componentStyle({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
});

export const drawing = componentStyle({
  position: 'absolute',
  inset: 0,
  fill: 'none',
  strokeWidth: 4,
  strokeLinecap: 'round',
  rotate: '-90deg',
});
export const track = componentStyle({ stroke: vars.color.line });
export const left = componentStyle({
  stroke: vars.color.leaf,
  selectors: { '[data-hot] &': { stroke: vars.color.clay } },
});

export const figure = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  fontFamily: vars.font.family,
  fontSize: 15,
  lineHeight: '15px',
  fontWeight: 580,
  fontVariantNumeric: 'tabular-nums',
});
export const unit = componentStyle({ fontSize: 12, lineHeight: '12px', fontWeight: 450, color: vars.color.ink2 });
