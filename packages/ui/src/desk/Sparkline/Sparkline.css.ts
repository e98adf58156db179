import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

export const sparkline = componentStyle({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space[8],
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-align="end"]': { justifyContent: 'end' } },
});
export const bars = componentStyle({
  flex: 'none',
  fill: vars.color.leaf,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
