import { componentGlobalStyle } from '../../styles/componentStyle.ts';

// The page keeps a gutter for its scrollbar, which no scrim can cover. While scrolling is locked Radix gives the body a
// margin of the same width, so the gutter can go: nothing moves, and the scrim reaches the window's edge.
componentGlobalStyle('html:has(> body[data-scroll-locked])', { scrollbarGutter: 'auto' });
