import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: what the cookie holds. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database holds in its place. The token is random, so a plain hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
