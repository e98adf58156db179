import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

export const area = componentStyle({
  fill: vars.color.leafSoft,
  opacity: 0.6,
  '@media': { [media.forcedColors]: { fill: 'none' } },
});
export const line = componentStyle({
  fill: 'none',
  stroke: vars.color.leaf,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: { '&[data-before]': { stroke: vars.color.ink2, strokeWidth: 1.5, strokeDasharray: '4 4' } },
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const dot = componentStyle({ fill: vars.color.leaf, stroke: vars.color.surface, strokeWidth: 2 });
export const rule = componentStyle({ stroke: vars.color.control, strokeDasharray: '3 3' });
