import { createHash, createHmac, randomBytes } from 'node:crypto';
import { pagePath } from '@vetka/domain/path';
import { secretsOf, type Config } from '../../platform/config.ts';

/** Secrets of links are never stored, only what is derived from them. */
export interface StoredToken {
  nonce: string;
  /** SHA-256, hex. */
  tokenHash: string;
}
type Secrets = Pick<Config, 'secret' | 'previousSecret'>;

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 128 bits. Only digits and letters: messengers cut other characters off the end of a link. */
const derive = (secret: string, nonce: string): string =>
  createHmac('sha256', secret).update(`gift:${nonce}`).digest('hex').slice(0, 32);

export function newToken({ secret }: Secrets): StoredToken {
  const nonce = randomBytes(16).toString('hex');
  return { nonce, tokenHash: hashOfToken(derive(secret, nonce)) };
}

/**
 * The token of a link. It can be derived again, so the customer copies the link that the recipient got. Null when the
 * secret that it was made with is no longer configured.
 */
export const tokenOf = (config: Secrets, { nonce, tokenHash }: StoredToken): string | null =>
  secretsOf(config)
    .map((secret) => derive(secret, nonce))
    .find((token) => hashOfToken(token) === tokenHash) ?? null;

/** The token is in the fragment, which browsers send to no server: it stays out of logs and of `Referer`. */
export const giftPath = (token: string): string => `${pagePath('/gift')}#${token}`;
