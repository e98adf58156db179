import { Readable } from 'node:stream';
import { unwrap } from '@vetka/api-client/client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';
import { rssOf, rssPath } from './rss.ts';
import type { Settings } from './settings.ts';
import { apiFor, isSitemapKind, sitemapIndex, sitemapOf, sitemapOfPages } from './sitemap.ts';

/** Crawlers come back every few days; readers of feeds every hour. */
const caching = 'public, max-age=3600';
const articlesInFeed = 20;

/** Pages without content of their own: personal ones, and search results. */
const closedToCrawlers = ['/api/', '/checkout', '/my/', '/chat', '/catalog/search'];

const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...closedToCrawlers.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

type CrawlerSettings = Pick<Settings, 'publicUrl' | 'apiUrl'>;

/** `robots.txt`, the sitemaps and the feed of articles. A failure of the API is answered as one: crawlers retry. */
export function serveCrawlers(app: FastifyInstance, { publicUrl, apiUrl }: CrawlerSettings): void {
  const originOf = ({ protocol, host }: FastifyRequest) => new URL(publicUrl ?? `${protocol}://${host}`).origin;
  const xml = (reply: FastifyReply, type = 'application/xml') =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', caching);

  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'the API has not answered for a crawler');
    return sendProblem(request, reply, 503);
  });
  app.get('/robots.txt', (request, reply) => reply.type('text/plain; charset=utf-8').send(robots(originOf(request))));
  app.get('/sitemap.xml', async (request, reply) => {
    const sitemaps = await unwrap(apiFor(apiUrl, request.ip).page.sitemaps());
    return xml(reply).send(sitemapIndex(originOf(request), sitemaps));
  });
  app.get('/sitemap-pages.xml', (request, reply) => xml(reply).send(sitemapOfPages(originOf(request))));
  app.get<{ Params: { kind: string; number: string } }>(
    '/sitemap-:kind(^[a-z]+)-:number(^[1-9]\\d{0,4}).xml',
    async (request, reply) => {
      const { kind, number } = request.params;
      if (!isSitemapKind(kind)) return sendProblem(request, reply, 404);
      const file = { kind, number: Number(number), origin: originOf(request) };
      return xml(reply).send(Readable.from(sitemapOf(apiFor(apiUrl, request.ip), file)));
    },
  );
  app.get(rssPath, async (request, reply) => {
    const { data } = await unwrap(apiFor(apiUrl, request.ip).article.list({ query: { take: articlesInFeed } }));
    return xml(reply, 'application/rss+xml').send(rssOf(originOf(request), data));
  });
}
