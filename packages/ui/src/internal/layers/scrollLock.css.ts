import { createGlobalVar } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../styles/componentStyle.ts';

// The page reserves a scrollbar gutter, which no scrim can cover. During a scroll lock Radix gives the body a margin of
// the same width, so the gutter can be removed: nothing moves, and the scrim reaches the window's edge.
componentGlobalStyle('html:has(> body[data-scroll-locked])', { scrollbarGutter: 'auto' });

/** What covers the window below a modal layer. */
export const cover = componentStyle({ position: 'fixed', inset: 0 });

// Radix makes the body deaf to the pointer and gives it a variable while a modal layer is open. Both are inherited, so
// every element of a long page would get another style, at the opening and at the end. A covered page gets no press
// anyway, and the variable is read by children of the body only.
componentGlobalStyle(`body:has(> ${cover})`, { pointerEvents: 'auto !important' as 'auto' });
createGlobalVar('removed-body-scroll-bar-size', { syntax: '*', inherits: false });
