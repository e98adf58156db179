/** Pages where the buy bar replaces the bottom bar. */
export const hasBuyBar = (path: string): boolean => /^\/products\/[^/]+$/.test(path);
