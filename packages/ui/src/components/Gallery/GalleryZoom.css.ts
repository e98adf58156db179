import { enterAndLeave } from '../../internal/modal/enterAndLeave.ts';
import { fadeIn, fadeOut } from '../../internal/modal/motion.css.ts';
import { cover } from '../../internal/layers/scrollLock.css.ts';
import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';
import { zIndex } from '../../styles/zIndex.ts';

export const screen = componentStyle(
  {
    zIndex: zIndex.dialog,
    background: vars.color.ground,
    color: vars.color.ink,
    outline: 'none',
    ...enterAndLeave(fadeIn, fadeOut, vars.duration.mid),
  },
  cover,
);

export const row = componentStyle({ borderRadius: 0, outlineOffset: -2 });

/** Scale of the picture, from 1 up. */
export const sizeVar = '--vetka-picture-size';

/** A slide is a viewport over its picture. */
export const frame = componentStyle({
  overflow: 'auto',
  scrollbarWidth: 'none',
  touchAction: 'pan-x pan-y',
  cursor: 'zoom-in',
  selectors: { '&[data-zoomed]': { overscrollBehavior: 'contain', cursor: 'zoom-out' } },
});

export const canvas = componentStyle({
  width: `calc(100% * var(${sizeVar}, 1))`,
  height: `calc(100% * var(${sizeVar}, 1))`,
  userSelect: 'none',
});

const corner = { position: 'absolute', top: 16, display: 'flex', gap: vars.space[8] } as const;
export const place = componentStyle({ ...corner, left: 16 });
export const buttons = componentStyle({ ...corner, right: 16 });
