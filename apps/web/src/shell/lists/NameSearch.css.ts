import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  maxWidth: 560,
  marginBottom: vars.space[24],
});

export const field = style({ flex: 1, minWidth: 0 });
