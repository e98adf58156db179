import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden } from './refusal.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const ourSites = new Set(['same-origin', 'none']);

const foreign = () => forbidden('origin.foreign', 'Запрос с другого сайта отклонён');

/** The site's address, `https://…` without a path: as it is set, or as the request came. */
export const originOf = (app: FastifyInstance, { protocol, host }: FastifyRequest): string =>
  app.config.publicUrl ?? `${protocol}://${host}`;

const isOurs = (origin: string, request: FastifyRequest, publicUrl: string | undefined): boolean =>
  origin === `${request.protocol}://${request.host}` ||
  (publicUrl !== undefined && origin === new URL(publicUrl).origin);

/**
 * Browsers name the origin of every request that may change something, and of every websocket. What names none is no
 * browser (the site's own server, a bank's notification), and carries nobody's cookies but its own.
 * @throws Refusal 403
 */
export function requireOurOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined ? !isOurs(origin, request, publicUrl) : site !== undefined && !ourSites.has(site)) {
    throw foreign();
  }
}

/** Refuses unsafe methods that a page of another site makes a visitor's browser send. */
export function registerOriginCheck(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method)) requireOurOrigin(request, publicUrl);
  });
}

/**
 * For a GET that changes something: only our own pages may make it, and not ahead of the visitor's wish.
 * @throws Refusal 403
 */
export function requireSameOrigin({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const isAhead = [headers['sec-purpose'], headers.purpose].flat().some((purpose) => purpose?.includes('prefetch'));
  if ((site !== undefined && site !== 'same-origin') || isAhead) throw foreign();
}
