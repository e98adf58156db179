import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { renderPages } from './pages.ts';

/** A server of pages whose API redirects every path to one place. */
async function openSite(to: string) {
  const redirect = { location: to, statusCode: 301 };
  const api = createServer((_, response) => response.end(JSON.stringify({ redirect })));
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void api.close());
  const site = Fastify();
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  renderPages(site, { apiUrl, publicUrl: undefined }, { fetch: async () => new Response() });
  onTestFinished(() => site.close());
  return site;
}

test.each([
  ['a path with a query', '/catalog/rozy?sort=new#list', '/catalog/rozy?sort=new#list'],
  ['a path in Russian', '/розы', '/%D1%80%D0%BE%D0%B7%D1%8B?utm=1'],
  ['an encoded path', '/%D1%80', '/%D1%80?utm=1'],
  ['a path that climbs above the root', '/..//evil.example', '/evil.example?utm=1'],
])('%s is redirected to without a failure and without leaving the site', async (_, to, location) => {
  const site = await openSite(to);
  const { statusCode, headers } = await site.inject({ url: '/old?utm=1', headers: { host: 'vetka.example' } });
  expect([statusCode, headers.location]).toEqual([301, location]);
});
