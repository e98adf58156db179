import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const more = style({ marginTop: vars.space[40] });

export const head = style({ display: 'grid', gap: vars.space[8], marginBottom: vars.space[24] });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  marginBlock: vars.space[24],
});

export const tabs = style({ marginBottom: vars.space[24] });
