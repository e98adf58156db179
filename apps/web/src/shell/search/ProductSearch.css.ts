import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const choices = style({ display: 'grid', gap: vars.space[4] });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  width: '100%',
  padding: vars.space[8],
  border: 'none',
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.ink,
  textAlign: 'start',
  ':hover': { background: vars.color.sunken },
});
export const picture = style({ flex: 'none', width: 56 });
export const words = style({ display: 'grid', gap: vars.space[4], minWidth: 0, fontSize: 15, lineHeight: '22px' });
