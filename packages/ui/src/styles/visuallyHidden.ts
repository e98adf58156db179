import type { LayeredRule } from './componentStyle.ts';

/** Available to screen readers, invisible on screen. */
export const visuallyHiddenRule: LayeredRule = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
