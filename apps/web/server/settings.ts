import { join } from 'node:path';
import { application } from './buildFolder.ts';

/** Settings of the site's server, read from the environment. */
export interface Settings {
  /** 0: any free port. */
  port: number;
  host: string;
  /** Where Prometheus reads metrics; 0 picks a free port, undefined opens none. */
  metricsPort: number | undefined;
  /** Origin of the API, without a trailing slash. */
  apiUrl: string;
  /** Folder of the resized images. */
  imageCacheFolder: string;
  /** How many proxies in front are trusted to report the visitor's address. */
  trustedProxies: number;
  /** Public origin of the site; absent: the host of the request. */
  publicUrl: string | undefined;
  /** `mailto:` or https address for vulnerability reports; absent: `security@` the site's host. */
  securityContact: string | undefined;
  /** How long a request may take to arrive in full. */
  requestTimeoutMs: number;
  /** How long load balancers are told to stop sending requests here before the server closes (ms). */
  shutdownDelayMs: number;
}

/** Reads the environment. @throws Error when a value can't be used. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  refuseUnknownMode(env.NODE_ENV);
  return {
    port: wholeNumber('PORT', env.PORT ?? '3000'),
    host: env.HOST ?? '127.0.0.1',
    metricsPort: env.METRICS_PORT ? wholeNumber('METRICS_PORT', env.METRICS_PORT) : undefined,
    apiUrl: origin('API_URL', env.API_URL ?? 'http://127.0.0.1:3001'),
    imageCacheFolder: env.IMAGE_CACHE_DIR ?? join(env.VETKA_DATA_DIR ?? defaultDataFolder, 'image-cache'),
    trustedProxies: wholeNumber('TRUSTED_PROXIES', env.TRUSTED_PROXIES ?? '0'),
    publicUrl: env.PUBLIC_URL ? origin('PUBLIC_URL', env.PUBLIC_URL) : undefined,
    securityContact: env.SECURITY_CONTACT ? contact(env.SECURITY_CONTACT) : undefined,
    requestTimeoutMs: wholeNumber('REQUEST_TIMEOUT', env.REQUEST_TIMEOUT ?? '130') * 1000,
    shutdownDelayMs: wholeNumber('SHUTDOWN_DELAY', env.SHUTDOWN_DELAY ?? '0') * 1000,
  };
}

const defaultDataFolder = join(application, '../../.data/site');

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}".`);
  return value;
}

function origin(name: string, text: string): string {
  if (!URL.canParse(text)) throw new Error(`${name} must be an address like http://127.0.0.1:3001, not "${text}".`);
  return new URL(text).origin;
}

/** A misspelled mode, such as "Production", would silently mean development. */
function refuseUnknownMode(mode: string | undefined): void {
  if (mode && !['production', 'development', 'test'].includes(mode)) {
    throw new Error(`NODE_ENV must be production, development or test, not "${mode}".`);
  }
}

function contact(text: string): string {
  if (/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)) return text;
  throw new Error(`SECURITY_CONTACT must be an address like mailto:security@example.com, not "${text}".`);
}
