import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildFolder } from './buildFolder.ts';
import { accepts, compressed } from './compressed.ts';
import { guestVisitOf } from './guestVisit.ts';
import { createCatalogChanges, type CatalogChanges } from './catalogChanges.ts';
import { createKeptPages, type KeptPage } from './keptPages.ts';
import { networkOf } from './networkOf.ts';
import { createRedirectLookup } from './redirects.ts';
import { createRenderingTurns } from './renderingTurns.ts';
import type { Settings } from './settings.ts';
import { generationHeader, showsHeader } from '../src/shell/api/shownSubjects.ts';
import { movedAddress } from '../src/shell/document/movedAddress.ts';

/** Renders pages. */
export interface Application {
  fetch(request: Request): Promise<Response>;
  /** The path and search of a page without the search parameters that it does not read. */
  knownAddress?: (url: string) => string;
}

interface StartServer {
  default: Application;
}

/** Everything that is not a file, an image or the API is a page, rendered by the application. */
export async function servePages(app: FastifyInstance, settings: Settings, changes: CatalogChanges): Promise<void> {
  // Loaded before the server reports that it is ready: a broken build must not go live.
  const { default: application } = await loadApplication();
  renderPages(app, settings, application, changes);
}

export function renderPages(
  app: FastifyInstance,
  { apiUrl, publicUrl }: Pick<Settings, 'apiUrl' | 'publicUrl'>,
  application: Application,
  changes = createCatalogChanges(apiUrl),
): void {
  const redirectOf = createRedirectLookup(apiUrl, changes);
  const turns = createRenderingTurns();
  const knownAddress = application.knownAddress ?? ((url: string) => url);
  const keptPages = createKeptPages(changes, turns);
  function render(request: Request): Promise<Response> {
    request.headers.set(generationHeader, String(changes.generation()));
    return application.fetch(request);
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const { origin } = new URL(publicUrl ?? `${request.protocol}://${request.host}`);
      const moved = await redirectOf(pathOf(request.url), request.ip);
      // Browsers carry the hash over a redirect themselves.
      if (moved) {
        const target = movedAddress(moved.location, restOf(request.url));
        return reply.redirect(withoutOrigin(target, origin), moved.statusCode);
      }
      const address = networkOf(request.ip);
      const visit = guestVisitOf(request, origin, knownAddress);
      if (!visit) {
        const own = requestOf(request, origin);
        return send(request, reply, await turns.take(() => render(own), { awaitedBy: address }), origin);
      }
      const sent = await keptPages({ key: visit.key, address, render: () => render(visit.request()) });
      return 'page' in sent ? sendKept(request, reply, sent.page) : send(request, reply, sent.answer, origin);
    },
  });
}

async function loadApplication(): Promise<StartServer> {
  const built = pathToFileURL(join(buildFolder, 'server/server.js'));
  return (await import(built.href)) as StartServer;
}

/** Browsers do not send the hash. */
const restOf = (url: string) => ({ search: url.slice(pathEnd(url)), hash: '' });
const pathEnd = (url: string): number => (url.includes('?') ? url.indexOf('?') : url.length);

/** The decoded path; the raw one where it is not valid UTF-8. */
function pathOf(url: string): string {
  const path = url.slice(0, pathEnd(url));
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The application sees the site under its public origin, for any `Host` header. */
function requestOf(request: FastifyRequest, origin: string): Request {
  const gone = new AbortController();
  request.raw.once('close', () => {
    if (!request.raw.complete) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':') && name !== showsHeader) headers.set(name, String(value));
  }
  headers.set('x-forwarded-for', request.ip);
  headers.set('x-forwarded-proto', request.protocol);
  headers.set('x-forwarded-host', request.host);
  headers.set('host', new URL(origin).host);
  return new Request(`${origin}${request.url}`, {
    method: request.method,
    headers,
    signal: gone.signal,
  });
}

/**
 * Sends the application's response in one piece. A page waits for its data before it is rendered, so a stream would
 * gain nothing, and each of its sixty chunks would pass through six streams and the compressor (decision 239).
 */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  origin: string,
): Promise<FastifyReply> {
  const body = response.body ? Buffer.from(await response.arrayBuffer()) : null;
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== showsHeader)
      reply.header(name, name === 'location' ? withoutOrigin(value, origin) : value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', guestCaching);
  return reply.send(body && (await compressed(request, reply, body)));
}

/**
 * Sends a page shared with other guests, with its own nonce. Every browser reads Brotli; for other clients the page is
 * compressed again.
 */
async function sendKept(request: FastifyRequest, reply: FastifyReply, { html, contentType, policy, keptAt }: KeptPage) {
  const nonce = randomUUID().replaceAll('-', '');
  reply.type(contentType).header('content-security-policy', policy(nonce)).header('cache-control', guestCaching);
  reply.header('vary', 'cookie, user-agent');
  reply.header('age', Math.max(0, Math.floor((Date.now() - keptAt) / 1000)));
  if (!accepts(request, 'br')) return reply.send(await compressed(request, reply, Buffer.from(html.text(nonce))));
  return reply
    .header('vary', 'cookie, user-agent, accept-encoding')
    .header('content-encoding', 'br')
    .send(html.brotli(nonce));
}

/** Not `no-store`: the browser may keep the page for going back. */
const guestCaching = 'private, no-cache';

/**
 * Turns a same-origin URL into a path, so that a redirect never contains a host, forged or wrong. Letters that a header
 * can't contain are encoded.
 */
function withoutOrigin(location: string, origin: string): string {
  const { origin: target, pathname, search, hash } = new URL(location, origin);
  if (target !== origin) return location;
  // Two leading slashes would denote a host.
  return `${pathname.replace(/^\/+/, '/')}${search}${hash}`;
}
