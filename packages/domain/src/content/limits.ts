/** Limits of what is said about one picture of a post. */
export const pictureLimits = { caption: 300, alt: 300, tags: 10 } as const;
