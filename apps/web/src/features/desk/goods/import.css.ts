import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';
import { card as editorCard, column as columnOfCards, note, title } from './editor.css.ts';
import { ownScroll } from '../ownScroll.ts';

const wide = '(min-width: 768px)';

export { note, title };

export const card = style([editorCard, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const page = style([
  columnOfCards,
  {
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBottom: vars.space[24],
    '@media': { [wide]: ownScroll },
  },
]);
export const drop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[32]} ${vars.space[16]}`,
  border: `2px dashed ${vars.color.line}`,
  borderRadius: vars.radius.l,
  color: vars.color.leaf,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-over]': { borderColor: vars.color.leaf, background: vars.color.leafSoft },
    '&:focus-within': { outline: `2px solid ${vars.color.leaf}`, outlineOffset: 2 },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.ground } } } },
});
/** Covers the whole box: a press anywhere opens the dialog. */
export const native = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
export const dropTitle = style({ fontSize: 16, lineHeight: '24px', fontWeight: 560, color: vars.color.ink });
export const rules = style({
  display: 'grid',
  gap: vars.space[8],
  paddingLeft: vars.space[20],
  listStyle: 'disc',
  fontSize: 15,
  lineHeight: '22px',
});
/** On a phone as wide as each other: a narrower last one would stand alone in its line. */
export const downloads = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { '(min-width: 768px)': { display: 'flex' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
export const words = style({ display: 'grid', gap: vars.space[4], minWidth: 0, alignContent: 'start' });
export const name = style({ fontSize: 15, lineHeight: '20px', fontWeight: 560, overflowWrap: 'anywhere' });
const line = { padding: `${vars.space[12]} 0`, boxShadow: `inset 0 1px ${vars.color.line}` } as const;
export const recent = style({ ...line, display: 'grid', gap: 2 });
export const columns = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'center',
});
export const ringBox = style({ display: 'grid', placeItems: 'center', color: vars.color.leaf });
/** In the middle of the ring. */
export const check = style({ gridArea: '1 / 1', display: 'flex' });
export const ring = style({ gridArea: '1 / 1', width: 64, height: 64, fill: 'none', strokeWidth: 5 });
export const track = style({ stroke: vars.color.line });
export const arc = style({ stroke: vars.color.leaf, strokeLinecap: 'round', transition: 'stroke-dasharray 300ms' });
export const rows = style({ display: 'grid' });
export const row = style({
  ...line,
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: vars.space[8],
});
export const number = style({
  fontSize: 14,
  lineHeight: '20px',
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
});
export const problem = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const wrong = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[8],
  fontSize: 14,
  lineHeight: '20px',
  color: vars.color.danger,
  overflowWrap: 'anywhere',
});
export const right = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: 14,
  lineHeight: '20px',
  color: vars.color.leaf,
});
/** On a wide screen the cell looks like a field, too. */
export const cell = style({
  minWidth: 0,
  '@media': { [wide]: { minWidth: 160, borderRadius: vars.radius.s, background: vars.color.ground } },
});
