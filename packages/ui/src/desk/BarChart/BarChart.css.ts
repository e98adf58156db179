import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

export const bar = componentStyle({
  fill: vars.color.leaf,
  opacity: 0.62,
  selectors: {
    '&[data-accent]': { opacity: 1 },
    '&[data-active]': { opacity: 1, stroke: vars.color.ink, strokeWidth: 2 },
  },
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
