import { componentStyle } from '../../styles/componentStyle.ts';

export const icon = componentStyle({
  display: 'block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&[data-filled]': { fill: 'currentColor' } },
});

const square = (side: number) => componentStyle({ width: side, height: side });

export const size = { s: square(16), m: square(20), l: square(24), xl: square(32) };
