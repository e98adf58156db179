import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const page = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: 720,
  marginInline: 'auto',
  paddingBlock: `${vars.space[16]} 72px`,
});

export const list = style({
  padding: `0 ${vars.space[16]}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[16],
  paddingBlock: vars.space[16],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const picture = style({
  position: 'relative',
  flex: 'none',
  width: 72,
  height: 72,
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
});

export const words = style({ display: 'grid', flex: '1 1 160px', gap: vars.space[4], minWidth: 0 });

/** Two lines of a long text. */
export const title = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: 620,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
