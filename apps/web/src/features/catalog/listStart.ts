/** Id of the part above a list. */
export const listStartId = 'list-start';

/** Takes the focus from a condition that disappears once it is pressed: a screen reader would start at the top again. */
export const focusListStart = (): void => document.getElementById(listStartId)?.focus({ preventScroll: true });
