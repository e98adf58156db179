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
export const swatch = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 48px',
  alignItems: 'start',
  gap: vars.space[8],
});
/** Beside the field, below its label. */
export const picker = style({
  width: 48,
  height: 48,
  marginTop: 28,
  padding: 4,
  border: 0,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
  cursor: 'pointer',
});
export const named = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], minWidth: 0 });
