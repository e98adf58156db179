import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const wide = '(min-width: 768px)';

export const hint = style({ fontSize: 14, lineHeight: '20px', color: vars.color.ink2 });
export const sizes = style({ display: 'grid' });
export const size = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[8]} ${vars.space[12]}`,
  alignItems: 'center',
  paddingBlock: vars.space[12],
  selectors: { '& + &': { boxShadow: `inset 0 1px ${vars.color.line}` } },
  '@media': { [wide]: { gridTemplateColumns: '120px minmax(0, 1fr) 240px auto' } },
});
export const label = style({ minWidth: 0, fontWeight: 560 });
export const product = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  gridColumn: '1 / -1',
  gridRow: 2,
  '@media': { [wide]: { gridColumn: 'auto', gridRow: 'auto' } },
});
export const name = style({ fontSize: 15, lineHeight: '20px', color: vars.color.ink, overflowWrap: 'anywhere' });
export const own = style({ fontSize: 14, lineHeight: '20px', color: vars.color.ink2 });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[8],
  gridColumn: '1 / -1',
  '@media': { [wide]: { gridColumn: 'auto' } },
});
export const actions = style({
  display: 'flex',
  gridColumn: 2,
  gridRow: 1,
  '@media': { [wide]: { gridColumn: 'auto', gridRow: 'auto' } },
});
export const adding = style({ display: 'grid', gap: vars.space[16] });
export const form = style({
  display: 'grid',
  gap: vars.space[12],
  alignItems: 'end',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' } },
});
