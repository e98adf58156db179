import { scroller as anyScroller } from '../../internal/scroller/scroller.css.ts';
import { componentStyle } from '../../styles/componentStyle.ts';

/** The virtualizer keeps the place itself. */
export const scroller = componentStyle({ overflowAnchor: 'none' }, anyScroller);
