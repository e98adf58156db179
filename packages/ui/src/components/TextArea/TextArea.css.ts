import { componentStyle } from '../../styles/componentStyle.ts';

/** Grows with its text where the browser can, up to a third of the window; the ref does it elsewhere. */
export const textarea = componentStyle({
  display: 'block',
  resize: 'none',
  minHeight: 72,
  maxHeight: 'max(33dvh, 144px)',
  fieldSizing: 'content',
});
