import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const wide = '(min-width: 768px)';
const figures = { fontVariantNumeric: 'tabular-nums' } as const;

export const chart = style({ display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)' });
const chartText = { ...figures, fontSize: 12, fill: vars.color.ink2 } as const;
export const axis = style({ display: 'block' });
globalStyle(`${axis} text`, chartText);
export const plot = style({ display: 'block', overflow: 'visible', touchAction: 'pan-y', outlineOffset: 4 });
export const lines = style({ stroke: vars.color.line });
export const reach = style({ fill: 'transparent' });
export const bar = style({
  fill: vars.color.leaf,
  opacity: 0.62,
  selectors: {
    '&[data-accent]': { opacity: 1 },
    '&[data-active]': { opacity: 1, stroke: vars.color.ink, strokeWidth: 2 },
  },
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
export const below = style({
  ...chartText,
  textAnchor: 'middle',
  selectors: {
    '&[data-last]': { textAnchor: 'end' },
    '&[data-words="wide"]': { display: 'none', '@media': { [wide]: { display: 'inline' } } },
  },
});
export const tip = style({ pointerEvents: 'none' });
globalStyle(`${tip} rect`, { fill: vars.color.ink });
globalStyle(`${tip} text`, { ...figures, fontSize: 13, fontWeight: 540, fill: vars.color.ground });
globalStyle(`${tip} [data-quiet]`, { fontSize: 12, fontWeight: 400 });

export const meter = style({ display: 'block', gridColumn: '1 / -1', fill: vars.color.leaf });
globalStyle(`${meter} [data-ground]`, { fill: vars.color.sunken });
