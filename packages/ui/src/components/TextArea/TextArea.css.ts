import { componentStyle } from '../../styles/componentStyle.ts';

/** Grows with its text up to a third of the window; where CSS can't do that, the ref does. */
export const textarea = componentStyle({
  display: 'block',
  resize: 'none',
  minHeight: 72,
  maxHeight: 'max(33dvh, 144px)',
  fieldSizing: 'content',
});
