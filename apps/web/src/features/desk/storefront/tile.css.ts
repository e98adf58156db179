import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

/** Opens the actions on a tile's place. */
export const tileMenu = style({
  position: 'absolute',
  zIndex: 2,
  bottom: 4,
  left: 4,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: vars.color.veil,
  color: vars.color.ink,
  cursor: 'pointer',
});
