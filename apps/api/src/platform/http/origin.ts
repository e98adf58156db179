import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden } from './refusal.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const ourSites = new Set<unknown>(['same-origin', 'none']);

const foreign = () => forbidden('origin.foreign', 'Запрос с другого сайта отклонён');

/** The site's origin, `https://…` without a path: the configured one, or that of the request. */
export const originOf = (app: FastifyInstance, { protocol, host }: FastifyRequest): string =>
  app.config.publicUrl ?? `${protocol}://${host}`;

const isOurs = (origin: string, request: FastifyRequest, publicUrl: string | undefined): boolean =>
  origin === `${request.protocol}://${request.host}` ||
  (publicUrl !== undefined && origin === new URL(publicUrl).origin);

/**
 * Browsers send an Origin with every unsafe request and websocket. A client that sends none is not a browser (the
 * site's own server, a bank's notification) and carries no one else's cookies.
 * @throws Refusal 403
 */
export function requireOurOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  const { origin } = request.headers;
  if (origin !== undefined ? !isOurs(origin, request, publicUrl) : isFromOtherSite(request)) throw foreign();
}

/** A page of another site, which may be of anybody, led the browser here. */
export const isFromOtherSite = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  return site !== undefined && !ourSites.has(site);
};

/** Rejects cross-site requests with unsafe methods. */
export function registerOriginCheck(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method)) requireOurOrigin(request, publicUrl);
  });
}

/** A page, a picture or anything else but the answer to a script. Older browsers tell only what they accept. */
function isOfDocument({ 'sec-fetch-dest': target, accept }: FastifyRequest['headers']): boolean {
  return target === undefined ? accept?.includes('text/html') === true : target !== 'empty';
}

/**
 * For a GET with side effects: only scripts of our own pages may request it, and not by prefetching. A link or a picture
 * that somebody else wrote on our pages is of the same origin, but never a `fetch`.
 * @throws Refusal 403
 */
export function requireSameOrigin({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const isAhead = [headers['sec-purpose'], headers.purpose].flat().some((purpose) => purpose?.includes('prefetch'));
  const isForeign = site !== undefined && site !== 'same-origin';
  if (isForeign || isAhead || isOfDocument(headers)) throw foreign();
}
