import { componentGlobalStyle } from '../../styles/componentStyle.ts';

// The page reserves a scrollbar gutter, which no scrim can cover. During a scroll lock Radix gives the body a margin of
// the same width, so the gutter can be removed: nothing moves, and the scrim reaches the window's edge.
componentGlobalStyle('html:has(> body[data-scroll-locked])', { scrollbarGutter: 'auto' });
