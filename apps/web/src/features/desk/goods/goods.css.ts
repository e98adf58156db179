import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const wide = '(min-width: 768px)';
const roomy = '(min-width: 1200px)';

export const page = style({
  display: 'grid',
  gap: vars.space[16],
  alignContent: 'start',
  // Otherwise rows that scroll sideways shrink to nothing under a long list.
  gridAutoRows: 'max-content',
  paddingBottom: vars.space[24],
  '@media': { [wide]: { overflowY: 'auto', minHeight: 0 } },
});

/** Chips: on a phone one line that scrolls sideways to the edges of the page. */
export const filters = style({
  display: 'flex',
  gap: vars.space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: '4px 16px',
  margin: '-4px -16px',
  '@media': { [wide]: { flexWrap: 'wrap', padding: 0, margin: 0 } },
});
globalStyle(`${filters} > *`, { flex: 'none' });
export const count = style({ marginLeft: 6, fontVariantNumeric: 'tabular-nums' });

export const bar = style({ display: 'grid', gap: vars.space[12] });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});

export const search = style({ flex: 1, minWidth: 200, '@media': { [wide]: { flex: 'none', width: 260 } } });

/** A table on a wide screen; a card per product below 768 px. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [wide]: { background: vars.color.surface, borderRadius: vars.radius.l } },
});
export const head = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': { [wide]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
});
export const th = style({
  padding: `${vars.space[12]} ${vars.space[8]}`,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.color.ink2,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '&[data-end]': { textAlign: 'end' }, '&:first-child': { paddingLeft: vars.space[16] } },
});
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.ink } } } },
});
export const body = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [wide]: { display: 'table-row-group' } },
});
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space[8],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  selectors: { '&[data-selected]': { background: vars.color.leafSoft } },
  '@media': {
    [wide]: {
      display: 'table-row',
      borderRadius: 0,
      background: 'none',
      boxShadow: `inset 0 1px ${vars.color.line}`,
    },
  },
});
const cell = {
  padding: 0,
  '@media': { [wide]: { padding: `10px ${vars.space[8]}`, verticalAlign: 'middle' } },
} as const;
export const select = style({
  ...cell,
  display: 'none',
  '@media': {
    [wide]: { display: 'table-cell', width: 48, padding: `10px 0 10px ${vars.space[16]}`, verticalAlign: 'middle' },
  },
});
export const picture = style({
  ...cell,
  gridColumn: '1 / span 3',
  gridRow: '1 / span 2',
  '@media': { [wide]: { width: 56, padding: `10px ${vars.space[8]}`, verticalAlign: 'middle' } },
});
export const title = style({ ...cell, gridColumn: '4 / span 7', minWidth: 0 });
export const name = style({
  display: 'block',
  minHeight: 24,
  fontSize: 15,
  lineHeight: '20px',
  fontWeight: 560,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.leaf } } } },
});
export const category = style({ fontSize: 13, lineHeight: '18px', color: vars.color.ink2 });
export const why = style({ fontSize: 13, lineHeight: '18px', color: vars.color.clay, overflowWrap: 'anywhere' });
export const state = style({
  ...cell,
  gridColumn: '4 / span 9',
  gridRow: 2,
  '@media': { [wide]: { padding: `10px ${vars.space[8]}`, verticalAlign: 'middle' } },
});
/** The three figures of a card share its last line. */
export const figure = style({ ...cell, gridColumn: '1 / span 4', gridRow: 3, minWidth: 0 });
export const cost = style({ ...cell, gridColumn: '5 / span 5', gridRow: 3, minWidth: 0 });
export const stock = style({ ...cell, gridColumn: '10 / span 3', gridRow: 3, minWidth: 0 });
export const low = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });
/** A chosen column that has a line of its own in a card. */
export const extra = style({
  ...cell,
  gridColumn: '1 / -1',
  fontSize: 14,
  lineHeight: '20px',
  '@media': { [wide]: { padding: `10px ${vars.space[8]}`, verticalAlign: 'middle', maxWidth: 200 } },
});
export const fact = style({ display: 'block', overflowWrap: 'anywhere' });
export const caption = style({
  color: vars.color.ink2,
  marginRight: vars.space[8],
  '@media': { [wide]: { display: 'none' } },
});
export const lacks = style({
  marginLeft: vars.space[8],
  fontSize: 13,
  lineHeight: '18px',
  color: vars.color.ink2,
  '@media': { [wide]: { display: 'block', marginLeft: 0 } },
});
/** A figure that a phone shows in the editor alone. */
export const wideFigure = style({
  ...cell,
  display: 'none',
  '@media': { [wide]: { display: 'table-cell', padding: `10px ${vars.space[8]}`, verticalAlign: 'middle' } },
});
export const margin = style({
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 400,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
});
export const today = style({ display: 'block', marginTop: vars.space[4] });
export const struck = style({ textDecoration: 'line-through', color: vars.color.ink2, fontWeight: 400 });
export const sold = style({
  ...cell,
  display: 'none',
  '@media': { [roomy]: { display: 'table-cell', padding: `10px ${vars.space[8]}`, verticalAlign: 'middle' } },
});
export const soldHead = style({ display: 'none', '@media': { [roomy]: { display: 'table-cell' } } });
export const menu = style({ ...cell, gridColumn: '11 / span 2', gridRow: 1, textAlign: 'end', justifySelf: 'end' });

export const dry = style({ display: 'grid', gap: vars.space[8], maxHeight: 320, overflowY: 'auto' });
export const dryRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[12],
  fontSize: 14,
  lineHeight: '20px',
});
export const dryFigures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
