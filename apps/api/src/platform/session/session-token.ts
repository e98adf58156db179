import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits: the value of the cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The value stored in the database. The token is random, so a plain hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A public identifier of the session that reveals neither the cookie nor the stored hash. */
export const publicIdOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`public session id:${token}`).digest('base64url').slice(0, 32);
