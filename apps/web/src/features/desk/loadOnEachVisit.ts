/** From the end of a loader to the first render of its page, also on a slow phone. */
const arrivalMs = 3000;

/**
 * Options of a query whose page has a copy of its own: a read in the background must not replace it, and each visit
 * reads anew. What a loader has read lives until its page is rendered; without that, the page would read it again.
 */
export const loadOnEachVisit = { staleTime: Infinity, gcTime: import.meta.env.SSR ? Infinity : arrivalMs } as const;
