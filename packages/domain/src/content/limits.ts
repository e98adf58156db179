/** Limits of the details of one picture in a post. */
export const pictureLimits = { caption: 300, alt: 300, tags: 10 } as const;
