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

export const receipt = style({ display: 'grid', gap: vars.space[12] });

export const receiptRow = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  gap: vars.space[12],
  overflowWrap: 'anywhere',
});

export const receiptLabel = style({ color: vars.color.ink2 });
