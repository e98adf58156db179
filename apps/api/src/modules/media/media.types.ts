import path from 'node:path';

/** Types a browser may display inline; anything else is downloaded. No SVG or HTML: they can contain scripts. */
const shown: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
};

/** The type of a file that a browser may display inline. */
export const shownType = (key: string): string | undefined => shown[path.extname(key)];

/** Generated folders and names, with a dot only before the extension, so `..` is impossible. */
const keyPattern = /^(?:[\w-]+\/)*[\w-]+\.[a-z0-9]+$/;

export const isKey = (text: string): boolean => keyPattern.test(text);

/** A key always has the same content, so responses are immutable. */
export const publicCaching = 'public, max-age=31536000, immutable';

/** Not cached: whether a person may read the file is checked every time, also for the next user of the browser. */
export const privateCaching = 'private, no-cache';
