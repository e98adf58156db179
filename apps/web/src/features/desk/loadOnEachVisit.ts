/** From the end of a loader to the first render of its page, even on a slow phone. */
const arrivalMs = 3000;

/**
 * Options of a query whose page edits a copy of the data: a background refetch must not replace it, and each visit
 * fetches again. Loaded data lives until its page is rendered; otherwise the page would fetch it a second time.
 */
export const loadOnEachVisit = { staleTime: Infinity, gcTime: import.meta.env.SSR ? Infinity : arrivalMs } as const;
