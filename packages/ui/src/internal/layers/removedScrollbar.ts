/**
 * Width of the scrollbar removed by the scroll lock, set by Radix on the body while a modal layer is open. Visible
 * elements fixed to the right edge add it, so that they don't move.
 */
export const removedScrollbar = 'var(--removed-body-scroll-bar-size, 0px)';
