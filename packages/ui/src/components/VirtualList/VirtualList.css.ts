import { scroller as anyScroller } from '../../internal/scroller/scroller.css.ts';
import { componentStyle } from '../../styles/componentStyle.ts';

/** The virtualizer does its own scroll anchoring. */
export const scroller = componentStyle({ overflowAnchor: 'none' }, anyScroller);
