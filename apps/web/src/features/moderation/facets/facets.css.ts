import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});
export const words = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[8],
});
