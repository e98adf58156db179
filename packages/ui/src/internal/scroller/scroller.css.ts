import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

/** A box at most as tall as its parent that scrolls overflowing content. */
export const scroller = componentStyle({
  // Contains absolutely positioned, visually hidden elements, which would otherwise stretch the page.
  position: 'relative',
  height: '100%',
  maxHeight: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.control} transparent`,
});
