export const removedScrollbarName = '--vetka-scrollbar';

/**
 * Width of the scrollbar removed by the scroll lock, set on the body while a modal layer is open. A visible child of
 * the body that is fixed to the right edge adds it, so that it doesn't move.
 */
export const removedScrollbar = `var(${removedScrollbarName}, 0px)`;

/** The width is not inherited: an element that reads it needs this rule, and the body as its parent. */
export const removedScrollbarVars = { [removedScrollbarName]: 'inherit' };
