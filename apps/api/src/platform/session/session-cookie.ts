import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** The API's cookies, without the prefixes that browsers enforce. */
export type CookieName = 'vetka_session' | 'vetka_device' | 'vetka_position' | 'vetka_code';

/**
 * Sessions that began before the prefixes were introduced stay signed in. A session lives for 30 days, so a release
 * installed before 2027 needs no more time. Afterwards a subdomain can no longer plant a cookie under a plain name.
 */
const plainNamesEnd = Date.parse('2027-02-01T00:00:00Z');
const hadPlainName: ReadonlySet<CookieName> = new Set<CookieName>(['vetka_session', 'vetka_device', 'vetka_position']);

const isSecure = (request: FastifyRequest, { publicUrl }: Config): boolean =>
  request.protocol === 'https' || publicUrl?.startsWith('https://') === true;

/**
 * The name as the browser sees it (RFC 6265bis, 4.1.3). `__Host-` binds a cookie to this host over https; a cookie of a
 * whole domain can only have `__Secure-`. Browsers reject both over http, as in development.
 */
export function cookieNameOf(name: CookieName, request: FastifyRequest, config: Config): string {
  if (!isSecure(request, config)) return name;
  return `${config.cookieDomain ? '__Secure-' : '__Host-'}${name}`;
}

/** Not readable by scripts, not sent by forms of other sites, and only over https when the site uses it. */
const optionsOf = (request: FastifyRequest, config: Config): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure(request, config),
  ...(config.cookieDomain && { domain: config.cookieDomain }),
});

export function readCookie(
  name: CookieName,
  request: FastifyRequest,
  config: Config,
  now = Date.now(),
): string | undefined {
  const value = request.cookies[cookieNameOf(name, request, config)];
  return value ?? (now < plainNamesEnd && hadPlainName.has(name) ? request.cookies[name] : undefined);
}

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  config: Config;
}

export function clearCookie(name: CookieName, { request, reply, config }: Sending): void {
  const options = optionsOf(request, config);
  const current = cookieNameOf(name, request, config);
  reply.clearCookie(current, options);
  if (current !== name && request.cookies[name] !== undefined) reply.clearCookie(name, options);
}

export function setCookie(
  name: CookieName,
  value: string,
  { request, reply, config }: Sending,
  lifetime: Pick<CookieSerializeOptions, 'expires' | 'maxAge'>,
): void {
  const options = optionsOf(request, config);
  const current = cookieNameOf(name, request, config);
  if (current !== name && request.cookies[name] !== undefined) reply.clearCookie(name, options);
  reply.setCookie(current, value, { ...options, ...lifetime });
}
