/** Spread over a part of the page that moves a lost focus itself, better than `keepLostFocus` could. */
export const focusKept = { 'data-focus-kept': '' } as const;
