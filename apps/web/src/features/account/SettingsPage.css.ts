import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  width: '100%',
  maxWidth: 760,
  margin: '0 auto',
  paddingBlock: vars.space[24],
  '@media': { '(min-width: 768px)': { gap: vars.space[24], paddingBlock: vars.space[40] } },
});
