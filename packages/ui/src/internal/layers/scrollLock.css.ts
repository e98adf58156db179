import { createGlobalVar } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../styles/componentStyle.ts';

// The page reserves a scrollbar gutter, which no scrim can cover. During a scroll lock Radix gives the body a margin of
// the same width, so the gutter can be removed: nothing moves, and the scrim reaches the window's edge.
componentGlobalStyle('html:has(> body[data-scroll-locked])', { scrollbarGutter: 'auto' });

/** What covers the window below a modal layer. */
export const cover = componentStyle({ position: 'fixed', inset: 0 });

// While a modal layer is open, Radix sets two properties of the body that every element of the page would inherit:
// `pointer-events: none` and the width of the removed scrollbar. To style all elements of a long page again takes a
// phone 50 to 100 ms. The first is not needed, because the cover receives all presses; the second is read only by
// children of the body, which ask for it (`removedScrollbarVars`).
componentGlobalStyle(`body:has(> ${cover})`, { pointerEvents: 'auto !important' as 'auto' });
createGlobalVar('removed-body-scroll-bar-size', { syntax: '*', inherits: false });
