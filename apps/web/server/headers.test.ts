import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { handleFailures } from './failures.ts';
import { forwardToApi } from './forward.ts';
import { registerSecurityHeaders } from './headers.ts';

/** A site with a route of its own, one with its own policy, and an API that answers 200. */
async function openSite(publicUrl?: string) {
  const api = createServer((asked, answer) => {
    const headers = asked.url?.startsWith('/media/') ? { 'content-security-policy': 'sandbox' } : {};
    answer.writeHead(200, headers).end('{}');
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  const site = Fastify();
  handleFailures(site);
  registerSecurityHeaders(site, publicUrl);
  site.get('/text', () => 'text');
  site.get('/page', (_, reply) => reply.header('content-security-policy', "script-src 'nonce-1'").send('page'));
  site.get('/broken', () => {
    throw new Error('broken');
  });
  await forwardToApi(site, { apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  onTestFinished(async () => {
    await site.close();
    api.closeAllConnections();
    api.close();
  });
  return async (url: string) => (await site.inject({ url })).headers;
}

test('every kind of response carries the security headers', async () => {
  const headersOf = await openSite();
  for (const url of ['/text', '/page', '/broken', '/missing', '/api/v1/cart', '/api/v1/../x', '/media/a.webp']) {
    expect([url, await headersOf(url)]).toEqual([
      url,
      expect.objectContaining({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': expect.any(String),
      }),
    ]);
  }
  const policy = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
  for (const url of ['/text', '/broken', '/missing', '/api/v1/cart']) {
    expect([url, (await headersOf(url))['content-security-policy']]).toEqual([url, policy]);
  }
});

test('pages and uploaded files keep their own policy', async () => {
  const headersOf = await openSite();
  expect((await headersOf('/page'))['content-security-policy']).toBe("script-src 'nonce-1'");
  expect((await headersOf('/media/a.webp'))['content-security-policy']).toBe('sandbox');
});

test('HSTS is sent only where the site is served over https, for a year and with its subdomains', async () => {
  const https = await openSite('https://vetka.example');
  expect((await https('/text'))['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect((await https('/missing'))['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  for (const address of ['http://localhost:3000', undefined]) {
    const headersOf = await openSite(address);
    expect(await headersOf('/text')).not.toHaveProperty('strict-transport-security');
  }
});
