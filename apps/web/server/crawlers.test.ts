import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sitemapTake } from '@vetka/domain/page';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { serveCrawlers } from './crawlers.ts';

const origin = 'https://vetka.example';

/** The number of addresses that the sitemap protocol allows in a file. */
const mostInFile = 50_000;

const article = {
  slug: 'piony-i-rozy',
  title: 'Пионы & розы',
  lead: 'Что <b>вместе</b>',
  tags: ['уход'],
  author: { name: 'Ольга' },
  createdAt: '2026-05-12T08:00:00.000Z',
};

/** An API with this many products; `requests` are the calls it has answered. */
async function openApi(products: number) {
  const requests: string[] = [];
  const answer = (url: URL): unknown => {
    if (url.pathname === '/api/v1/sitemaps') return [{ kind: 'products', lastId: products }];
    if (url.pathname === '/api/v1/articles') return { data: [article] };
    const after = Number(url.searchParams.get('after'));
    const until = Math.min(Number(url.searchParams.get('until')), products, after + sitemapTake);
    return Array.from({ length: Math.max(0, until - after) }, (_, place) => ({
      id: after + place + 1,
      path: `/products/p${after + place + 1}`,
      changedAt: '2026-05-12T08:00:00.000Z',
    }));
  };
  const api = createServer((asked, response) => {
    requests.push(asked.url ?? '');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer(new URL(asked.url ?? '', origin))));
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    api.closeAllConnections();
    api.close();
  });
  return { requests, url: `http://127.0.0.1:${(api.address() as AddressInfo).port}` };
}

async function openSite(apiUrl: string) {
  const site = Fastify();
  await site.register(async (texts) => serveCrawlers(texts, { publicUrl: origin, apiUrl }));
  onTestFinished(() => site.close());
  return async (path: string) => {
    const { statusCode, body, headers } = await site.inject(path);
    return { status: statusCode, body, type: headers['content-type'] };
  };
}

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location ?? '');

test('lists 100,000 products once each, in files of at most 50,000, read in parts', async () => {
  const api = await openApi(100_000);
  const read = await openSite(api.url);
  const files = locationsOf((await read('/sitemap.xml')).body);
  expect(files).toEqual([
    `${origin}/sitemap-pages.xml`,
    `${origin}/sitemap-products-1.xml`,
    `${origin}/sitemap-products-2.xml`,
  ]);
  const listed = new Set<string>();
  for (const file of files.slice(1)) {
    const { body, status, type } = await read(file.slice(origin.length));
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    const locations = locationsOf(body);
    expect(locations.length).toBeLessThanOrEqual(mostInFile);
    for (const location of locations) listed.add(location);
  }
  expect(listed.size).toBe(100_000);
  expect(listed).toContain(`${origin}/products/p50001`);
  expect(api.requests.length).toBeGreaterThan(20);
});

test('robots.txt names the sitemap and closes personal pages', async () => {
  const read = await openSite('http://127.0.0.1:1');
  const { body } = await read('/robots.txt');
  expect(body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  for (const path of ['/api/', '/my/', '/checkout', '/chat', '/catalog/search']) {
    expect(body).toContain(`\nDisallow: ${path}\n`);
  }
});

test('the feed of articles is RSS with escaped text', async () => {
  const { url } = await openApi(0);
  const { body, type } = await (await openSite(url))('/articles/rss.xml');
  expect(type).toBe('application/rss+xml; charset=utf-8');
  expect(body).toContain('<title>Пионы &amp; розы</title><link>https://vetka.example/articles/piony-i-rozy</link>');
  expect(body).toContain('<description>Что &lt;b&gt;вместе&lt;/b&gt;</description>');
  expect(body).toContain('<pubDate>Tue, 12 May 2026 08:00:00 GMT</pubDate>');
});

test('answers 503 while the API is down, and 404 for an unknown kind', async () => {
  const read = await openSite('http://127.0.0.1:1');
  expect((await read('/sitemap.xml')).status).toBe(503);
  expect((await read('/sitemap-people-1.xml')).status).toBe(404);
});
