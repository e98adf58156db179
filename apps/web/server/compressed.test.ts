import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { renderPages } from './pages.ts';

const page = `<p>${'Пионы и розы. '.repeat(200)}</p>`;
const decoded = { br: brotliDecompressSync, gzip: gunzipSync };

/** A site that sends one text as the page of every visitor with their own cookie. */
async function openSite(text: string) {
  const site = Fastify();
  const headers = { 'content-type': 'text/html; charset=utf-8', vary: 'cookie' };
  const application = {
    fetch: ({ method }: Request) => Promise.resolve(new Response(method === 'HEAD' ? null : text, { headers })),
  };
  renderPages(site, { apiUrl: 'http://127.0.0.1:1', publicUrl: undefined }, application);
  onTestFinished(() => site.close());
  return (accepted: string, method: 'GET' | 'HEAD' = 'GET') =>
    site.inject({ method, url: '/', headers: { host: 'vetka.example', cookie: 'own=1', 'accept-encoding': accepted } });
}

test.each([
  ['br', 'gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip, deflate', 'gzip'],
  ['gzip, where Brotli is refused', 'br;q=0, gzip;q=0.5', 'gzip'],
] as const)('a page is compressed as %s', async (_, accepted, encoding) => {
  const visit = await openSite(page);
  const { headers, rawPayload } = await visit(accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'cookie, accept-encoding' });
  expect(rawPayload.length).toBeLessThan(page.length / 5);
  expect(decoded[encoding](rawPayload).toString()).toBe(page);
});

test.each(['', 'identity', 'br;q=0'])('a client that accepts «%s» gets the text', async (accepted) => {
  const { headers, body } = await (await openSite(page))(accepted);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBe('cookie, accept-encoding');
  expect(body).toBe(page);
});

test('a short answer, and one without a body, is sent as it is', async () => {
  const short = await (await openSite('<p>Пионы</p>'))('br');
  expect([short.headers['content-encoding'], short.body]).toEqual([undefined, '<p>Пионы</p>']);
  const head = await (await openSite(page))('br', 'HEAD');
  expect([head.statusCode, head.body]).toEqual([200, '']);
});
