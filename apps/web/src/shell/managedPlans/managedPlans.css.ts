import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const wide = '(min-width: 768px)';

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
export const title = style({ fontSize: 18, lineHeight: '24px', fontWeight: 560 });
export const note = style({ fontSize: 14, lineHeight: '20px', color: vars.color.ink2, overflowWrap: 'anywhere' });

/** A phone shows the price under the words. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  padding: `${vars.space[12]} 0`,
  selectors: { '& + &': { boxShadow: `inset 0 1px ${vars.color.line}` } },
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
});
export const words = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  fontWeight: 560,
  overflowWrap: 'anywhere',
});
export const figures = style({
  display: 'grid',
  gridRow: 2,
  '@media': { [wide]: { gridRow: 'auto', textAlign: 'end' } },
});
export const price = style({ fontWeight: 560, fontVariantNumeric: 'tabular-nums' });
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gridRow: '1 / span 2',
  gridColumn: 2,
  '@media': { [wide]: { gridRow: 'auto', gridColumn: 'auto' } },
});

export const pair = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});
