import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

/** A box as tall as its parent lets it be, that scrolls what does not fit. */
export const scroller = componentStyle({
  // What only a screen reader sees is absolute: it shall scroll here, not stretch the page.
  position: 'relative',
  height: '100%',
  maxHeight: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.control} transparent`,
});
