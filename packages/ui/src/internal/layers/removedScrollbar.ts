/**
 * Width of the scrollbar that the scroll lock took away, set by Radix on the body while a modal layer is open. What is
 * fixed to the right edge and stays visible adds it, and does not jump.
 */
export const removedScrollbar = 'var(--removed-body-scroll-bar-size, 0px)';
