import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';
import { card, line, note, who } from '../goods/editor.css.ts';
import { body, head, page, search, table, th } from '../goods/goods.css.ts';

// The two tables of goods look alike.
export { body, card, head, note, page, search, table, th, who };

const wide = '(min-width: 768px)';

/** A line of its own on a phone. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  width: '100%',
  '@media': { [wide]: { width: 'auto' } },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});
/** A row of the table; a card of three figures on a phone. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[8],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': {
    [wide]: { display: 'table-row', borderRadius: 0, background: 'none', boxShadow: `inset 0 1px ${vars.color.line}` },
  },
});
const cell = {
  padding: 0,
  minWidth: 0,
  '@media': { [wide]: { padding: `10px ${vars.space[8]}`, verticalAlign: 'middle' } },
} as const;
export const title = style({
  ...cell,
  gridColumn: '1 / -1',
  '@media': { [wide]: { padding: `10px ${vars.space[8]} 10px ${vars.space[16]}`, verticalAlign: 'middle' } },
});
export const name = style({
  display: 'block',
  fontSize: 15,
  lineHeight: '20px',
  fontWeight: 560,
  overflowWrap: 'anywhere',
});
export const figure = style(cell);
export const free = style({
  ...cell,
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  '@media': {
    [wide]: { display: 'table-cell', padding: `10px ${vars.space[8]}`, verticalAlign: 'middle', textAlign: 'end' },
  },
});
export const caption = style({
  fontSize: 12,
  lineHeight: '16px',
  color: vars.color.ink2,
  '@media': { [wide]: { display: 'none' } },
});
export const strong = style({ display: 'block', fontWeight: 560, fontVariantNumeric: 'tabular-nums' });
export const menu = style({
  ...cell,
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  '@media': {
    [wide]: {
      display: 'table-cell',
      padding: `10px ${vars.space[16]} 10px ${vars.space[8]}`,
      verticalAlign: 'middle',
      textAlign: 'end',
      whiteSpace: 'nowrap',
    },
  },
});

globalStyle(`${menu} > *`, { verticalAlign: 'middle' });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[12],
});
export const moves = style({ display: 'grid' });
export const move = style([line, { fontVariantNumeric: 'tabular-nums' }]);
export const link = style({ color: vars.color.leaf });
export const counts = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' } },
});
export const countLine = style({
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

/** A stem of a recipe: its name, its number and the button that removes it. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 48px',
  alignItems: 'center',
  gap: vars.space[8],
});
export const sums = style({
  padding: vars.space[12],
  borderRadius: vars.radius.s,
  background: vars.color.leafSoft,
  color: vars.color.leafInk,
  fontSize: 14,
  lineHeight: '20px',
});
