import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';
import { ownScroll } from '../ownScroll.ts';

const wide = '(min-width: 768px)';
const desk = '(min-width: 1200px)';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'start',
  gap: vars.space[16],
  paddingBottom: vars.space[24],
  '@media': {
    [wide]: ownScroll,
    [desk]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  },
});
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
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
  justifyContent: 'space-between',
  gap: vars.space[12],
});
export const cardWords = style({ flex: '1 1 260px' });
export const title = style({ fontSize: 18, lineHeight: '24px', fontWeight: 560 });
export const subtitle = style({ fontSize: 16, lineHeight: '24px', fontWeight: 560 });
export const note = style({ fontSize: 14, lineHeight: '20px', color: vars.color.ink2 });
export const weeks = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 560,
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[12],
});

/** The week scrolls sideways on a phone, its hours stay. */
// Contains the hidden words of its cells, which would otherwise widen the page.
export const scroll = style({ position: 'relative', overflowX: 'auto', scrollbarWidth: 'thin' });
export const grid = style({
  width: '100%',
  minWidth: 664,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 4,
});
// The hours of the week, visible above the sliding cells.
const stays = { position: 'sticky', left: 0, zIndex: 1, background: vars.color.surface } as const;
export const corner = style({ ...stays, width: 60 });
export const rowHead = style({
  ...stays,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 560,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
});
export const gridCell = style({ height: 1, padding: 0, fontWeight: 'inherit' });
export const small = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 450,
  color: vars.color.ink2,
});
const cellButton = {
  display: 'grid',
  alignContent: 'center',
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  minHeight: 56,
  padding: '6px 8px',
  border: 0,
  borderRadius: 12,
  font: 'inherit',
  fontSize: 14,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
  cursor: 'pointer',
} as const;
export const dayHead = style({
  ...cellButton,
  justifyItems: 'center',
  background: 'none',
  fontWeight: 540,
  selectors: {
    '&[data-today]': { color: vars.color.leaf },
    '&[aria-disabled]': { cursor: 'default', color: vars.color.ink2 },
    '&:hover:not([aria-disabled])': { background: vars.color.sunken },
  },
});
export const box = style({
  ...cellButton,
  gap: 2,
  textAlign: 'start',
  background: vars.color.ground,
  fontWeight: 560,
  selectors: {
    '&[data-empty]': { background: 'none', boxShadow: `inset 0 0 0 1px ${vars.color.line}` },
    '&[data-full]': { background: vars.color.claySoft, color: vars.color.clay },
    '&[data-past]': { cursor: 'default', background: 'none', color: vars.color.ink2 },
    '&:hover:not([aria-disabled])': { boxShadow: `inset 0 0 0 2px ${vars.color.leaf}` },
  },
});
export const bar = style({ display: 'block', width: '100%', height: 5, borderRadius: 3 });
export const barGround = style({ fill: vars.color.line });
export const barTaken = style({ fill: vars.color.leaf });
export const barFull = style({ fill: vars.color.clay });

export const ways = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
export const wayIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: vars.color.leafSoft,
  color: vars.color.leaf,
});
export const waySwitch = style({ flexBasis: '100%', paddingInlineStart: 56 });
export const wayWords = style({ display: 'grid', flex: 1, gap: 2, minWidth: 0, overflowWrap: 'anywhere' });
export const wayName = style({ fontSize: 16, lineHeight: '22px', fontWeight: 560 });
export const wayPrice = style({ fontSize: 14, lineHeight: '20px', fontWeight: 540 });

export const wayOfDay = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });
export const slots = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });
export const slotFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[12],
  minWidth: 0,
  margin: 0,
  padding: vars.space[12],
  border: 0,
  borderRadius: vars.radius.l,
  background: vars.color.sunken,
});
export const slotLegend = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  float: 'left',
  gridColumn: '1 / -1',
  width: '100%',
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
});
export const wholeRow = style({ gridColumn: '1 / -1' });

export const change = style({
  display: 'grid',
  gap: 2,
  paddingBlock: vars.space[12],
  fontSize: 14,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
