import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[12],
  marginBottom: vars.space[24],
});

export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  marginBottom: vars.space[24],
});
