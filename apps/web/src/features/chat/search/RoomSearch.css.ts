import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const panel = style({ position: 'relative', zIndex: 1, padding: `${vars.space[12]} ${vars.space[16]}` });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[8],
});

export const back = style({ marginTop: vars.space[8] });

/** Over the start of the conversation, without moving it. */
export const found = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  maxHeight: 'min(60dvh, 480px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[8],
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});

export const message = style({
  display: 'grid',
  gap: vars.space[4],
  width: '100%',
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.s,
  color: vars.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.sunken },
});

/** Three lines of a long message. */
export const text = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

export const nothing = style({ padding: vars.space[16], color: vars.color.ink2, textAlign: 'center' });

globalStyle('::highlight(found-words)', { background: vars.color.honeySoft, color: vars.color.ink });
