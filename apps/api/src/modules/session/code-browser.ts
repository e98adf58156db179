import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeLivesSeconds } from '@vetka/domain/session';
import { readCookie, setCookie } from '../../platform/session/session-cookie.ts';
import { hashToken, newToken } from '../../platform/session/session-token.ts';

const isToken = (value: string | undefined): value is string => value !== undefined && /^[\w-]{43}$/.test(value);

/** The browser that a guest's code was requested in; null when it has requested none. */
export function browserOf(app: FastifyInstance, request: FastifyRequest): string | null {
  const token = readCookie('vetka_code', request, app.config);
  return isToken(token) ? hashToken(token) : null;
}

/**
 * Marks the browser of a guest for as long as a code lives. Several codes share a mark, so that two tabs don't make each
 * other's codes invalid.
 */
export function markBrowser(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): string {
  const known = readCookie('vetka_code', request, app.config);
  const token = isToken(known) ? known : newToken();
  const expires = new Date(Date.now() + codeLivesSeconds * 1000);
  setCookie('vetka_code', token, { request, reply, config: app.config }, { expires });
  return hashToken(token);
}
