import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const pair = style({
  display: 'grid',
  gap: vars.space[12],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});
export const changes = style({ display: 'grid' });
export const change = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[12]} 0`,
  selectors: { '& + &': { boxShadow: `inset 0 1px ${vars.color.line}` } },
});
export const subject = style({ fontWeight: 560, overflowWrap: 'anywhere' });
export const note = style({ fontSize: 14, lineHeight: '20px', color: vars.color.ink2, overflowWrap: 'anywhere' });
