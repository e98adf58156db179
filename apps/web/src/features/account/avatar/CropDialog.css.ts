import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const stage = style({
  position: 'relative',
  width: '100%',
  height: 'min(392px, 50vh)',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  background: vars.color.sunken,
});

/** The frame of the cropped area can take the focus. */
globalStyle(`${stage} [data-testid="cropper"]:focus-visible`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
});

export const zoom = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

export const range = style({
  flex: '1 1 0',
  minWidth: 0,
  height: 44,
  margin: 0,
  accentColor: vars.color.leaf,
  cursor: 'pointer',
});
