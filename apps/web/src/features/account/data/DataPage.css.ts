import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const page = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: 720,
  marginInline: 'auto',
  paddingBlock: `${vars.space[16]} 72px`,
});
