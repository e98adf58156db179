import { createGlobalVar } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../styles/componentStyle.ts';

/** Marks the root element while a modal layer is open. */
export const scrollLockMark = 'data-scroll-locked';

// The root element keeps room for the scrollbar, and a scrim cannot cover that room. So while a layer is open the room
// is given up, and the body gets a margin of the same width (`Scrim`): nothing moves, and the scrim covers everything.
componentGlobalStyle(`[${scrollLockMark}]`, { scrollbarGutter: 'auto' });
componentGlobalStyle(`[${scrollLockMark}] > body`, {
  overflow: 'hidden',
  // Radix sets `none` on the body, which every element of the page would inherit: to style all elements of a long page
  // again takes a phone 50 to 100 ms. It is not needed, because the scrim receives all presses.
  pointerEvents: 'auto !important' as 'auto',
});

// For the same reason the width is not inherited. It is read only by children of the body, which ask for it
// (`removedScrollbarVars`).
createGlobalVar('vetka-scrollbar', { syntax: '*', inherits: false });

/** What covers the window below a modal layer. */
export const cover = componentStyle({ position: 'fixed', inset: 0 });
