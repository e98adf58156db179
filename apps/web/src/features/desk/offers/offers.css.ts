import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';
import { roomColumn } from '../../../shell/layout/roomColumn.ts';

const wide = '(min-width: 768px)';

/** A phone shows the editor alone. */
export const pageHead = style({
  selectors: { '&[data-covered]': { display: 'none', '@media': { [wide]: { display: 'block' } } } },
});
export const wideOnly = style({ display: 'none', '@media': { [wide]: { display: 'block' } } });

export const lists = style({
  ...roomColumn,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const card = style({
  display: 'grid',
  gap: vars.space[12],
  minWidth: 0,
  padding: vars.space[20],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});
export const title = style({
  fontSize: 18,
  lineHeight: '24px',
  fontWeight: 560,
  selectors: { '&[data-new]': { display: 'none', '@media': { [wide]: { display: 'block' } } } },
});
export const note = style({
  fontSize: 14,
  lineHeight: '20px',
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
  selectors: { '&[data-loss]': { color: vars.color.danger } },
});
export const strong = style({ fontWeight: 560, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

export const rows = style({ display: 'grid' });
/** A phone shows the uses under the rule. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  marginInline: -12,
  padding: vars.space[12],
  selectors: {
    '& + &': { boxShadow: `inset 0 1px ${vars.color.line}` },
    '&[data-open]': { background: vars.color.leafSoft, borderRadius: vars.radius.s, boxShadow: 'none' },
  },
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 112px 112px 148px', alignItems: 'center' },
  },
});
export const words = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const code = style({
  fontWeight: 560,
  letterSpacing: '0.02em',
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  // The whole row is the link.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.s },
});
export const figure = style({
  display: 'grid',
  gridColumn: 1,
  '@media': { [wide]: { gridColumn: 'auto' } },
  // On a phone the revenue is in a line of its own below the uses.
  selectors: { '&[data-end]': { '@media': { [wide]: { textAlign: 'end' } } } },
});
export const state = style({
  gridColumn: 2,
  gridRow: 1,
  justifySelf: 'end',
  '@media': { [wide]: { gridColumn: 'auto', gridRow: 'auto' } },
});
export const change = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[12]} 0`,
  selectors: { '& + &': { boxShadow: `inset 0 1px ${vars.color.line}` } },
});

export const cost = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
  padding: `${vars.space[8]} 0`,
  selectors: { '& + &': { boxShadow: `inset 0 1px ${vars.color.line}` } },
});
export const link = style({ color: vars.color.leaf, textDecoration: 'underline' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
export const sheetHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const form = style({ display: 'grid', gap: vars.space[16] });
export const pair = style({
  display: 'grid',
  gap: vars.space[12],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});
export const ticket = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.s,
  background: vars.color.leafSoft,
  color: vars.color.leafInk,
  boxShadow: `inset 0 0 0 2px ${vars.color.leaf}`,
});
export const block = style({ display: 'grid', gap: vars.space[8] });
export const label = style({ fontSize: 14, lineHeight: '20px', fontWeight: 560 });
export const foot = style({ display: 'grid', gap: vars.space[8] });
export const said = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const choice = style({
  padding: `${vars.space[8]} 0`,
  selectors: { '& + &': { boxShadow: `inset 0 1px ${vars.color.line}` } },
});
