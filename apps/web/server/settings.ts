import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** What the environment tells the site's server. */
export interface Settings {
  /** 0: any free port. */
  port: number;
  host: string;
  /** Origin of the API, without a slash at the end. */
  apiUrl: string;
  /** Where the resized pictures are kept. */
  imageCacheFolder: string;
  /** How many proxies in front may be believed about the visitor's address. */
  trustedProxies: number;
}

/** Reads the environment. @throws Error when a value can't be used. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  return {
    port: wholeNumber('PORT', env.PORT ?? '3000'),
    host: env.HOST ?? '127.0.0.1',
    apiUrl: origin('API_URL', env.API_URL ?? 'http://127.0.0.1:3001'),
    imageCacheFolder: env.IMAGE_CACHE_DIR ?? join(env.VETKA_DATA_DIR ?? defaultDataFolder, 'image-cache'),
    trustedProxies: wholeNumber('TRUSTED_PROXIES', env.TRUSTED_PROXIES ?? '0'),
  };
}

const defaultDataFolder = fileURLToPath(new URL('../../../.data/site', import.meta.url));

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}".`);
  return value;
}

function origin(name: string, text: string): string {
  if (!URL.canParse(text)) throw new Error(`${name} must be an address like http://127.0.0.1:3001, not "${text}".`);
  return new URL(text).origin;
}
