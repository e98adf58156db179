import type { CallName } from '@vetka/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { latest, readPosition, textOfPosition } from '../database/replicas/position.ts';
import { readCookie, setCookie } from '../session/session-cookie.ts';

/**
 * The calls that are read on replicas: lists, search and pages that are the same for everybody. Personal data, the desk
 * and live updates stay on the primary. So does `service.offers`, which shows a subscription that the bank has just
 * reported as paid, and `page.seo`, which the site caches for a minute.
 */
const calls: ReadonlySet<CallName> = new Set<CallName>([
  'catalog.root',
  'catalog.category',
  'catalog.products',
  'catalog.product',
  'catalog.ratings',
  'catalog.related',
  'catalog.filters',
  'catalog.popular',
  'catalog.categories',
  'catalog.readCategory',
  'search.suggestions',
  'service.list',
  'service.read',
  'service.products',
  'service.storefront',
  'service.content',
  'service.newContent',
  'service.articles',
  'service.newArticles',
  'service.employees',
  'service.banners',
  'service.subscriptions',
  'review.ofProduct',
  'review.newOfProduct',
  'review.photosOfProduct',
  'review.ofService',
  'review.photosOfService',
  'review.comments',
  'article.list',
  'article.latest',
  'article.read',
  'article.related',
  'article.comments',
  'content.list',
  'content.latest',
  'content.read',
  'content.tags',
  'content.feed',
  'content.comments',
  'page.banners',
  'page.sitemaps',
  'page.sitemap',
  'place.cities',
  'legal.document',
  'legal.versions',
  'legal.version',
]);

const cookieName = 'vetka_position';

/** By then a replica that lacks the write is skipped as late (s). */
const cookieSeconds = 30;

const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Runs the handler of a call, on a replica if the call is read there. The replica must show this visitor's own writes,
 * and every reported change of the catalogue: otherwise cached pages and lists would be filled with outdated data.
 */
export async function readFor<T>(
  app: FastifyInstance,
  name: CallName,
  request: FastifyRequest,
  handle: () => T | Promise<T>,
): Promise<T> {
  const { replicas, changes } = app;
  if (!replicas || !calls.has(name)) return handle();
  await changes.caughtUp();
  const written = readPosition(readCookie(cookieName, request, app.config));
  return replicas.reading(() => latest(written, changes.position), handle);
}

/**
 * A visitor who writes gets a cookie with the position of the write, so that their later reads include it. Register it
 * before the cookie plugin, which sends cookies set until its own hook.
 */
export function rememberWrites(app: FastifyInstance): void {
  const { replicas } = app;
  if (!replicas) return;
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500;
    if (isRefused || safeMethods.includes(request.method)) return;
    const position = textOfPosition(await replicas.position());
    setCookie(cookieName, position, { request, reply, config: app.config }, { maxAge: cookieSeconds });
  });
}
