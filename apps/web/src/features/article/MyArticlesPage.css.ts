import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';
import { roomColumn } from '../../shell/layout/roomColumn.ts';

export const page = style({
  display: 'grid',
  gap: vars.space[20],
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: 1040,
  marginInline: 'auto',
  paddingBlock: `${vars.space[16]} 64px`,
});
/** In the desk of a shop, whose frame has margins of its own. */
export const room = style({
  ...roomColumn,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
});
export const limit = style({ flexBasis: '100%' });
export const list = style({
  padding: `0 ${vars.space[16]}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  paddingBlock: vars.space[16],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
export const link = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space[16],
  minWidth: 0,
  color: vars.color.ink,
});
export const cover = style({
  position: 'relative',
  flex: 'none',
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  width: 112,
  height: 72,
  '@media': { '(max-width: 767px)': { width: 72 } },
});
export const words = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const title = style({ fontWeight: 620, overflowWrap: 'anywhere' });
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.ink2,
  fontSize: 14,
  lineHeight: '20px',
});
