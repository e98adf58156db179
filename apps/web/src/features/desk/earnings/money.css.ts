import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';
import { ownScroll } from '../ownScroll.ts';

const wide = '(min-width: 768px)';
const roomy = '(min-width: 1200px)';
const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  alignContent: 'start',
  paddingBottom: vars.space[24],
  '@media': { [wide]: { ...ownScroll, flex: 1, gap: vars.space[16] } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'start',
  '@media': { [wide]: { gap: vars.space[16] }, [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 372px' } },
});
export const aside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [wide]: { padding: vars.space[20] } },
});
export const title = style({ margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 560 });
export const subtitle = style({ margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 560 });
export const note = style({ margin: 0, fontSize: 13, lineHeight: '18px', color: vars.color.ink2 });
export const onPhone = style([note, { '@media': { [wide]: { display: 'none' } } }]);
/** On a phone the bar above has the back link. */
export const wideOnly = style({ display: 'none', '@media': { [wide]: { display: 'block' } } });
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
/** Two short fields in a line where there is room. */
export const pair = style([
  form,
  { alignItems: 'start', '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);
export const tools = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'end',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const search = style({ minWidth: 0 });
export const total = style({
  ...tabular,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
  margin: 0,
});
export const name = style({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  justifyItems: 'start',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const opens = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  color: vars.color.leaf,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
});
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  alignItems: 'baseline',
  margin: 0,
});
export const figure = style({ ...tabular, margin: 0, textAlign: 'end', whiteSpace: 'nowrap' });
export const months = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const month = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: vars.space[8],
  alignItems: 'center',
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
export const past = style({
  display: 'grid',
  gap: 2,
  paddingBlock: vars.space[8],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
export const capital = style({ '::first-letter': { textTransform: 'uppercase' }, display: 'inline-block' });
export const order = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[20] });
export const line = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBottom: vars.space[16],
  borderBottom: `1px solid ${vars.color.line}`,
});
