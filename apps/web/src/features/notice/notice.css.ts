import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: 240 });

export const page = style({
  width: '100%',
  maxWidth: 720,
  marginInline: 'auto',
  paddingBlock: `${vars.space[16]} 48px`,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], marginBottom: vars.space[16] });

export const headWords = style({ flex: 1, minWidth: 0 });

export const wide = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: 840,
  marginInline: 'auto',
  paddingBlock: `${vars.space[16]} 48px`,
});
