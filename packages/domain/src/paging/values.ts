/** Limits of any list's query. */
export const pagingLimits = { page: 1_000_000, take: 100 } as const;
