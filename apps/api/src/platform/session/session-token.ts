import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits: what the cookie holds. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database holds in its place. The token is random, so a plain hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A name of the session that may be shown: it leads neither to the cookie nor to what the database holds. */
export const publicIdOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`public session id:${token}`).digest('base64url').slice(0, 32);
