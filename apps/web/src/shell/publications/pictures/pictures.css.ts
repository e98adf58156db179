import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const frame = style({ position: 'relative', justifySelf: 'start', width: 'fit-content', maxWidth: '100%' });
export const picture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 420,
  borderRadius: vars.layout.pictureRadius,
  cursor: 'crosshair',
});

/** A target of 44 px around a mark of 28. */
const target = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 'none',
  background: 'none',
  translate: '-50% -50%',
  fontSize: 14,
  fontWeight: 620,
  lineHeight: '20px',
  color: vars.color.onLeaf,
  textDecoration: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    inset: 8,
    zIndex: -1,
    borderRadius: '50%',
    background: vars.color.leaf,
    boxShadow: `0 0 0 2px ${vars.color.surface}, ${vars.shadow[2]}`,
  },
  isolation: 'isolate',
});

/** The mark of a product, pressed by readers. */
export const dot = target;
export const editedDot = style([target, { cursor: 'move', touchAction: 'none' }]);
export const newDot = style({
  position: 'absolute',
  width: 28,
  height: 28,
  borderRadius: '50%',
  translate: '-50% -50%',
  background: vars.color.honeySoft,
  boxShadow: `0 0 0 2px ${vars.color.honey}`,
});

export const list = style({ display: 'grid', gap: vars.space[4] });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});
