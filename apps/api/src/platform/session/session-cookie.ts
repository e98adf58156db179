import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

export const cookieName = 'vetka_session';

/** Not readable by scripts, not sent by forms of other sites, and only over https when the site uses it. */
export function cookieOptions(request: FastifyRequest, { publicUrl, cookieDomain }: Config): CookieSerializeOptions {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || publicUrl?.startsWith('https://') === true,
    ...(cookieDomain && { domain: cookieDomain }),
  };
}
