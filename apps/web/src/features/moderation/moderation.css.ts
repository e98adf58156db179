import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const page = style({
  display: 'grid',
  // The tabs scroll inside the page instead of widening it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  maxWidth: 760,
  marginInline: 'auto',
  paddingBlock: vars.space[20],
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });
export const dispute = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  padding: vars.space[20],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], alignItems: 'center' });
export const picture = style({ flex: 'none', width: 64 });
// Below three pictures on a phone, beside one.
export const words = style({ display: 'grid', flex: '1 1 200px', gap: vars.space[4], minWidth: 0 });
export const title = style({ fontSize: 18, lineHeight: '24px', fontWeight: 560 });
export const note = style({ fontSize: 14, lineHeight: '20px', color: vars.color.ink2 });
export const form = style({ display: 'grid', gap: vars.space[20] });
/** On a phone the last action stands below the others. */
export const decisions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[12],
});
export const notes = style({ display: 'grid', gap: vars.space[8], fontSize: 14, lineHeight: '20px' });
export const said = style({
  margin: 0,
  paddingInlineStart: vars.space[12],
  borderInlineStart: `2px solid ${vars.color.line}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxHeight: 240,
  overflowY: 'auto',
});
export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const table = style({
  paddingInline: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  alignItems: 'center',
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': { '(min-width: 768px)': { gridTemplateColumns: '220px minmax(0, 1fr) auto' } },
});
export const term = style({ fontWeight: 560, overflowWrap: 'anywhere' });
export const meanings = style({
  gridRow: 2,
  gridColumn: 1,
  overflowWrap: 'anywhere',
  color: vars.color.ink2,
  '@media': { '(min-width: 768px)': { gridRow: 'auto', gridColumn: 'auto' } },
});
export const actions = style({
  display: 'flex',
  gridRow: '1 / span 2',
  gridColumn: 2,
  '@media': { '(min-width: 768px)': { gridRow: 'auto', gridColumn: 'auto' } },
});
export const goods = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const keys = style({
  display: 'none',
  paddingBlockEnd: vars.space[12],
  fontSize: 14,
  lineHeight: '20px',
  color: vars.color.ink2,
  '@media': { '(min-width: 768px)': { display: 'block' } },
});
export const filters = style({ display: 'grid', gap: vars.space[12] });
export const filterRow = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': { '(min-width: 768px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const log = style({
  margin: 0,
  paddingInline: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  listStyle: 'none',
});
export const entry = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  fontSize: 15,
  lineHeight: '22px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
export const entryTitle = style({ overflowWrap: 'anywhere' });
export const request = style({ fontVariantNumeric: 'tabular-nums' });
export const codes = style({
  display: 'grid',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
  '@media': { '(min-width: 768px)': { gridTemplateColumns: '1fr 1fr' } },
});
/** Dark on light in either theme, as scanners expect. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
