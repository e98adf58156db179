/** Stacking order. Overlays are mounted at the end of the body, so equal values stack in opening order. */
export const zIndex = { header: 10, bar: 20, panel: 30, dialog: 40, popover: 50, toast: 60 } as const;
