import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';
import { meter } from './charts.css.ts';

const wide = '(min-width: 768px)';
const roomy = '(min-width: 1200px)';
const figures = { fontVariantNumeric: 'tabular-nums' } as const;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  alignContent: 'start',
  paddingBottom: vars.space[24],
  '@media': { [wide]: { flex: 1, minHeight: 0, overflowY: 'auto', gap: vars.space[16] } },
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

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  margin: 0,
  '@media': { [roomy]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const tile = style({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  padding: `${vars.space[16]} ${vars.space[20]}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
globalStyle(`${tile} > dd`, { margin: 0 });
export const tileValue = style({
  ...figures,
  fontSize: 22,
  lineHeight: '30px',
  fontWeight: 560,
  letterSpacing: '-0.02em',
  '@media': { [wide]: { fontSize: 28, lineHeight: '36px' } },
});
export const change = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 540,
  color: vars.color.ink2,
  selectors: {
    '&[data-direction="up"]': { color: vars.color.leaf },
    '&[data-direction="down"]': { color: vars.color.clay },
  },
});

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
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [wide]: { padding: vars.space[24] } },
});
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
});
export const cardTitle = style({ flex: '1 1 auto', minWidth: 0, fontSize: 18, lineHeight: '24px', fontWeight: 560 });
/** A phone has them on a line of their own, below the heading and the file. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  order: 1,
  width: '100%',
  '@media': { [wide]: { order: 0, width: 'auto' } },
});
export const note = style({ fontSize: 14, lineHeight: '20px', color: vars.color.ink2 });
export const figure = style({ ...figures, fontWeight: 560, whiteSpace: 'nowrap', textAlign: 'end' });
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
export const scroll = style({ overflowX: 'auto', position: 'relative' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: 14, lineHeight: '20px' });
export const th = style({
  padding: '8px 12px',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.color.ink2,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
});
export const rowHead = style({
  padding: '10px 12px 10px 0',
  minWidth: 112,
  borderTop: `1px solid ${vars.color.line}`,
  fontWeight: 450,
  textAlign: 'start',
});
export const td = style({
  ...figures,
  padding: '10px 12px',
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

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

export const fill = style({ display: 'block', fill: vars.color.leaf });
export const funnel = style({ display: 'grid', gap: vars.space[12], margin: 0, padding: 0, listStyle: 'none' });
export const funnelStep = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) minmax(56px, auto)',
  alignItems: 'center',
  gap: vars.space[12],
});
export const funnelShare = style({
  gridColumn: '2 / -1',
  fontSize: 13,
  lineHeight: '18px',
  color: vars.color.ink2,
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
globalStyle(`${bestRow} > ${meter}`, { gridColumn: '2 / -1', marginTop: 6 });

export const stack = style({ display: 'grid', gap: vars.space[16], margin: 0, padding: 0, listStyle: 'none' });
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  fontSize: 14,
  lineHeight: '20px',
});
export const partsText = style({ ...figures, color: vars.color.ink2, textAlign: 'end' });
export const partsBar = style({ display: 'block', gridColumn: '1 / -1', fill: vars.color.leaf });
globalStyle(`${partsBar} [data-new]`, { fill: vars.color.leafSoft, stroke: vars.color.leaf, strokeWidth: 1.5 });
globalStyle(`${partsBar} [data-ground]`, { fill: vars.color.sunken });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: vars.space[20],
  margin: 0,
});
export const fact = style({ display: 'grid', gap: vars.space[4], alignContent: 'start' });
globalStyle(`${fact} > dd`, { margin: 0 });
export const factValue = style({ ...figures, fontSize: 20, lineHeight: '28px', fontWeight: 560 });
