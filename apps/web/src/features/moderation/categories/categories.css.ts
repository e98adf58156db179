import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const tree = style({
  position: 'relative',
  padding: vars.space[8],
  '@media': { '(min-width: 768px)': { paddingInline: vars.space[16] } },
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
export const picture = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });
export const preview = style({
  display: 'block',
  width: 96,
  height: 96,
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
});
export const law = style({
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
});
