import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const page = style({
  width: '100%',
  maxWidth: 640,
  marginInline: 'auto',
  paddingBlock: `${vars.space[24]} ${vars.space[72]}`,
});

export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: 240 });
