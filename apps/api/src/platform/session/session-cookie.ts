import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

export const cookieName = 'vetka_session';

/** Unreadable to scripts, never sent by other sites' forms, and only over https where the site has it. */
export function cookieOptions(request: FastifyRequest, { publicUrl, cookieDomain }: Config): CookieSerializeOptions {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || publicUrl?.startsWith('https://') === true,
    ...(cookieDomain && { domain: cookieDomain }),
  };
}
