/** Id of the part above a list. */
export const listStartId = 'list-start';

/** For a press on a filter that removes it: without this, the focus would be lost with the pressed element. */
export const focusListStart = (): void => document.getElementById(listStartId)?.focus({ preventScroll: true });
