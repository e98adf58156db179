import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';
import { ownScroll } from '../ownScroll.ts';

const wide = '(min-width: 768px)';
const roomy = '(min-width: 1200px)';
const figures = { fontVariantNumeric: 'tabular-nums' } as const;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  alignContent: 'start',
  paddingBottom: vars.space[24],
  '@media': { [wide]: { ...ownScroll, flex: 1, gap: vars.space[16] } },
});

export const views = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  flex: 1,
  minWidth: '100%',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  '@media': { [wide]: { flex: 'none', minWidth: 0 } },
});
export const view = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  padding: '0 8px',
  border: 0,
  borderRadius: 9,
  background: 'none',
  font: 'inherit',
  fontSize: 14,
  fontWeight: 540,
  color: vars.color.ink2,
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { background: vars.color.raised, color: vars.color.ink, boxShadow: vars.shadow[1] },
    '&:hover': { color: vars.color.ink },
  },
  '@media': { [wide]: { padding: '0 16px' } },
});
export const link = style({ color: vars.color.leaf, textDecoration: 'underline', textUnderlineOffset: 3 });
export const form = style({ display: 'grid', gap: vars.space[16] });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  // Columns fill the gaps that cards of different heights would leave in a grid.
  '@media': { [roomy]: { display: 'block', columns: 2, columnGap: vars.space[16] } },
});
globalStyle(`${cards} > *`, {
  '@media': { [roomy]: { breakInside: 'avoid', marginBottom: vars.space[16] } },
});
export const note = style({ fontSize: 14, lineHeight: '20px', color: vars.color.ink2 });
export const figure = style({ ...figures, fontWeight: 560, whiteSpace: 'nowrap', textAlign: 'end' });
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const legend = style({ display: 'flex', gap: vars.space[16], fontSize: 12, lineHeight: '16px' });
export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars.color.ink2,
  '::before': { content: '', width: 10, height: 10, borderRadius: 3, background: vars.color.leaf, opacity: 0.62 },
  selectors: {
    '&[data-accent]::before': { opacity: 1 },
    '&[data-new]::before': {
      opacity: 1,
      background: vars.color.leafSoft,
      boxShadow: `inset 0 0 0 1.5px ${vars.color.leaf}`,
    },
  },
});

export const best = style({ display: 'grid', gap: vars.space[12], margin: 0, padding: 0, listStyle: 'none' });
export const bestRow = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  columnGap: vars.space[12],
  alignItems: 'center',
});
export const picture = style({
  gridRow: '1 / span 2',
  width: 44,
  height: 44,
  borderRadius: 10,
  overflow: 'hidden',
  background: vars.color.sunken,
});
export const bestName = style({
  minHeight: 24,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 560,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.leaf } } } },
});
export const pieces = style({
  ...figures,
  gridColumn: '2 / -1',
  fontSize: 13,
  lineHeight: '18px',
  color: vars.color.ink2,
});
globalStyle(`${bestRow} > svg`, { gridColumn: '2 / -1', marginTop: 6 });

export const stack = style({ display: 'grid', gap: vars.space[16], margin: 0, padding: 0, listStyle: 'none' });
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  fontSize: 14,
  lineHeight: '20px',
});
globalStyle(`${parts} > svg`, { gridColumn: '1 / -1' });
export const partsText = style({ ...figures, color: vars.color.ink2, textAlign: 'end' });
export const partsBar = style({ display: 'block', fill: vars.color.leaf });
globalStyle(`${partsBar} [data-new]`, { fill: vars.color.leafSoft, stroke: vars.color.leaf, strokeWidth: 1.5 });
globalStyle(`${partsBar} [data-ground]`, { fill: vars.color.sunken });
