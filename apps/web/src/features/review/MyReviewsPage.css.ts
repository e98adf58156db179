import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const page = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: 720,
  marginInline: 'auto',
  paddingBlock: `${vars.space[16]} 48px`,
});

export const purchase = style({
  display: 'grid',
  gap: vars.space[20],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const about = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[16] });

export const picture = style({ flex: 'none', width: 72 });
