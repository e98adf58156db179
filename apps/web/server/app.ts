import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { isTracing, traceRequests } from '@vetka/tracing';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveAssets } from './assets.ts';
import { buildFolder } from './buildFolder.ts';
import { createCatalogChanges } from './catalogChanges.ts';
import { registerClosing } from './closing.ts';
import { serveCrawlers } from './crawlers.ts';
import { endBrokenRequest, handleFailures } from './failures.ts';
import { forwardToApi } from './forward.ts';
import { iconCaching, pictureCaching, registerSecurityHeaders } from './headers.ts';
import { findIcons } from './icons.ts';
import { createImageProxy } from './images.ts';
import { servePages } from './pages.ts';
import { PictureCache } from './pictureCache.ts';
import { sendProblem } from './problem.ts';
import { readableUrl } from './readableUrl.ts';
import { securityText } from './securityText.ts';
import type { Settings } from './settings.ts';

/** How often stored pictures that are no longer used are deleted (ms). */
const sweepEveryMs = 3_600_000;

/** The site's server: static files, images, the API proxy and pages. */
export async function createServer(settings: Settings): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'warn', stream: process.stderr },
    trustProxy: (_, hop) => hop < settings.trustedProxies,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
    ...connectionLimits(settings.requestTimeoutMs),
    clientErrorHandler: endBrokenRequest,
    frameworkErrors: (error, request, reply) => void sendProblem(request, reply, error.statusCode === 414 ? 404 : 400),
  });
  handleFailures(app);
  if (isTracing()) traceRequests(app, { isInternal: false });
  registerClosing(app);
  registerSecurityHeaders(app, settings.publicUrl);
  const changes = createCatalogChanges(settings.apiUrl);
  // A seller who has just made a change must not get the page from before it.
  app.addHook('onSend', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') changes.askAnew();
  });
  await serveFiles(app);
  app.get('/.well-known/security.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText(settings, new Date())),
  );
  await serveImages(app, settings);
  serveIcons(app);
  await forwardToApi(app, settings);
  await app.register(async (texts) => {
    // Pages are compressed on their way (`compressed.ts`), assets by the build, and images are compressed formats.
    await texts.register(compress, { encodings: ['br', 'gzip'], brotliOptions });
    serveCrawlers(texts, settings);
  });
  await servePages(app, settings, changes);
  return app;
}

/**
 * How long a request may take to arrive. Browsers give an upload two minutes; the largest one, 20 MB, then needs 1.4
 * Mbit/s. Node checks for expired requests every five seconds.
 */
export const connectionLimits = (requestTimeout: number) => ({
  requestTimeout,
  http: { headersTimeout: Math.min(20_000, requestTimeout), connectionsCheckingInterval: 5000 },
});

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const clientFolder = join(buildFolder, 'client');

const rootFiles = [
  'favicon.ico',
  'favicon.svg',
  'push-worker.js',
  'site.webmanifest',
  'build.json',
  'icon-192.png',
  'icon-512.png',
];

/** Files of the build. Files without a hash in their name are revalidated. */
async function serveFiles(app: FastifyInstance): Promise<void> {
  await serveAssets(app, join(clientFolder, 'assets'));
  for (const file of rootFiles) {
    app.get(`/${file}`, (_, reply) => reply.sendFile(file, clientFolder, { immutable: false, maxAge: 0 }));
  }
}

async function serveImages(app: FastifyInstance, settings: Settings): Promise<void> {
  const cache = new PictureCache(settings.imageCacheFolder);
  const onUnkept = (error: unknown) => app.log.warn({ err: error }, 'a picture was not stored');
  const images = createImageProxy({ apiUrl: settings.apiUrl, cache, onUnkept });
  const sweep = () =>
    void cache.sweep().catch((error: unknown) => app.log.warn({ err: error }, 'pictures were not swept'));
  const timer = setInterval(sweep, sweepEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.get('/_ipx/*', async (request, reply) => {
    const path = request.url.slice('/_ipx'.length);
    const { status, body, contentType, retryAfter, isPrivate } = await images(path, request.headers.cookie);
    if (status === 200) reply.header('cache-control', isPrivate ? 'private, no-cache' : pictureCaching);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.code(status).type(contentType).send(body);
  });
}

/** The icon service: `/_icons/lucide.json?icons=tag,truck`. */
export function serveIcons(app: FastifyInstance): void {
  app.get<{ Querystring: { icons?: unknown } }>('/_icons/lucide.json', async ({ query: { icons } }, reply) => {
    const found = typeof icons === 'string' ? await findIcons(icons) : undefined;
    if (!found) return reply.code(400).send({ message: 'Назовите значки: ?icons=tag,truck' });
    return reply.header('cache-control', iconCaching).send(found);
  });
}
