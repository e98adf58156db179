/**
 * A room that scrolls below the head of the desk. Absolutely positioned content in it, such as hidden text for screen
 * readers, must belong to it and not to the page, which would otherwise scroll as well.
 */
export const ownScroll = { position: 'relative', minHeight: 0, overflowY: 'auto' } as const;
