import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
});
