import { componentGlobalStyle, componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const meter = componentStyle({ display: 'grid', gap: vars.space[4] });
export const words = componentStyle(
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[12],
  },
  text.small,
);
export const value = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.color.ink2,
});
export const line = componentStyle({
  display: 'block',
  fill: vars.color.leaf,
  selectors: { '&[data-tone="warning"]': { fill: vars.color.clay } },
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});
componentGlobalStyle(`${line} [data-ground]`, {
  fill: vars.color.sunken,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
