import { join } from 'node:path';
import compress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import serveStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { buildFolder } from './buildFolder.ts';
import { iconCaching, pictureCaching, securityHeaders } from './headers.ts';
import { findIcons } from './icons.ts';
import { createImageProxy } from './images.ts';
import { servePages } from './pages.ts';
import { readableUrl } from './readableUrl.ts';
import type { Settings } from './settings.ts';

/** The site's server: files, pictures, the way to the API, and pages. */
export async function createServer(settings: Settings): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'warn', stream: process.stderr },
    trustProxy: (_, hop) => hop < settings.trustedProxies,
    forceCloseConnections: true,
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(securityHeaders);
  });
  await serveFiles(app);
  await serveImages(app, settings);
  serveIcons(app);
  await forwardToApi(app, settings);
  await app.register(async (pages) => {
    // Only pages: assets are compressed when the site is built, and pictures are compressed by themselves.
    await pages.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
    await servePages(pages, settings);
  });
  return app;
}

const clientFolder = join(buildFolder, 'client');

const rootFiles = [
  'favicon.ico',
  'favicon.svg',
  'robots.txt',
  'site.webmanifest',
  'build.json',
  'icon-192.png',
  'icon-512.png',
];

/** Files of the build. What has no hash in its name is asked about again. */
async function serveFiles(app: FastifyInstance): Promise<void> {
  await app.register(serveStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    // The name of an asset changes with its content.
    immutable: true,
    maxAge: '365d',
  });
  for (const file of rootFiles) {
    app.get(`/${file}`, (_, reply) => reply.sendFile(file, clientFolder, { immutable: false, maxAge: 0 }));
  }
}

async function serveImages(app: FastifyInstance, settings: Settings): Promise<void> {
  const images = createImageProxy({ apiUrl: settings.apiUrl, cacheFolder: settings.imageCacheFolder });
  app.get('/_ipx/*', async (request, reply) => {
    const { status, body, contentType, retryAfter } = await images(request.url.slice('/_ipx'.length));
    if (status === 200) reply.header('cache-control', pictureCaching);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.code(status).type(contentType).send(body);
  });
}

/** The icon service: `/_icons/lucide.json?icons=tag,truck`. */
export function serveIcons(app: FastifyInstance): void {
  app.get<{ Querystring: { icons?: unknown } }>('/_icons/lucide.json', async ({ query: { icons } }, reply) => {
    const found = typeof icons === 'string' ? findIcons(icons) : undefined;
    if (!found) return reply.code(400).send({ message: 'Назовите значки: ?icons=tag,truck' });
    return reply.header('cache-control', iconCaching).send(found);
  });
}

/** Either end of a websocket may take a second to say goodbye: who has gone without a word is not waited for. */
const socketOptions = { perMessageDeflate: false, closeTimeout: 1000 };

/** What the API should know about the visitor who stands behind this server. */
function forwardedHeaders({ ip, protocol, host }: Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>) {
  return { 'x-forwarded-for': ip, 'x-forwarded-proto': protocol, 'x-forwarded-host': host };
}

/** The same for a websocket, of whose headers the proxy passes nothing on by itself. */
function socketHeaders(request: FastifyRequest): Record<string, string> {
  const passed = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', 'x-request-id'].flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(passed), ...forwardedHeaders(request) };
}

/** Calls, sockets and files go on to the API, which sees the visitor and not this server. */
export async function forwardToApi(app: FastifyInstance, { apiUrl }: Pick<Settings, 'apiUrl'>): Promise<void> {
  const clientOptions = {
    ...socketOptions,
    rewriteRequestHeaders: (_: object, request: FastifyRequest) => socketHeaders(request),
  };
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api/v1',
    rewritePrefix: '/api/v1',
    websocket: true,
    wsServerOptions: socketOptions,
    wsClientOptions: clientOptions,
    replyOptions: { rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwardedHeaders(request) }) },
  });
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/media',
    rewritePrefix: '/media',
    httpMethods: ['GET', 'HEAD'],
  });
}
