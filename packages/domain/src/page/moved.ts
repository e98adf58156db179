/** Rooms of people and programs, whose addresses do not move. */
const fixed = ['api', 'media', 'my', 'chat', 'checkout'];

/** A path of this site, perhaps with a query: never one that leads to another site. */
export const isSitePath = (path: string): boolean => /^\/(?![/\\])[^\s*\\]*$/.test(path);

/** A path that may redirect elsewhere: not the home page, not a room, and without a query or a wildcard. */
export const isMovablePath = (path: string): boolean =>
  path !== '/' && isSitePath(path) && !/[?#]/.test(path) && !fixed.includes(path.split('/')[1] ?? '');
