import { componentStyle } from '../../styles/componentStyle.ts';

/** As tall as its parent lets it be; what does not fit scrolls inside. */
export const scroller = componentStyle({
  height: '100%',
  maxHeight: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The virtualizer keeps the place itself.
  overflowAnchor: 'none',
});
