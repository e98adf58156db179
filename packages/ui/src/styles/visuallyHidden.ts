import type { LayeredRule } from './componentStyle.ts';

/** Available to screen readers, invisible on screen. */
export const visuallyHiddenRule: LayeredRule = {
  position: 'absolute',
  // A scroller that is no containing block would not clip it: at its own place it would widen the page.
  left: 0,
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
