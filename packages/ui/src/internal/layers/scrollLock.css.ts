import { createGlobalVar } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../styles/componentStyle.ts';

/** Marks the body while a modal layer is open. */
export const scrollLockMark = 'data-scroll-locked';

// On the body itself: a rule for a child of a marked root element would make the browser search the whole page for
// children of it, which on a long list takes a phone 6 ms at each opening and each closing.
componentGlobalStyle(`body[${scrollLockMark}]`, {
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
