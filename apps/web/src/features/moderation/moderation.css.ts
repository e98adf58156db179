import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const page = style({
  display: 'grid',
  gap: vars.space[20],
  maxWidth: 760,
  marginInline: 'auto',
  paddingBlock: vars.space[20],
});
export const list = style({ display: 'grid', gap: vars.space[16] });
export const dispute = style({
  display: 'grid',
  gap: vars.space[16],
  padding: vars.space[20],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
export const head = style({ display: 'flex', gap: vars.space[12], alignItems: 'center' });
export const picture = style({ flex: 'none', width: 64 });
export const words = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const title = style({ fontSize: 18, lineHeight: '24px', fontWeight: 560 });
export const note = style({ fontSize: 14, lineHeight: '20px', color: vars.color.ink2 });
export const form = style({ display: 'grid', gap: vars.space[20] });
