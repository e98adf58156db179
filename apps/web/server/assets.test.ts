import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { serveAssets } from './assets.ts';
import { handleFailures } from './failures.ts';

async function openSite() {
  const build = await mkdtemp(join(tmpdir(), 'vetka-assets-'));
  const assets = join(build, 'assets');
  await mkdir(assets);
  await writeFile(join(build, 'secret.json'), '{}');
  await writeFile(join(assets, '-Ab_1-2.js'), 'plain');
  await writeFile(join(assets, '-Ab_1-2.js.br'), 'brotli');
  await writeFile(join(assets, 'font.woff2'), 'font');
  const site = Fastify();
  handleFailures(site);
  await serveAssets(site, assets);
  onTestFinished(async () => {
    await site.close();
    await rm(build, { recursive: true });
  });
  return (url: string, encodings = 'gzip, br') => site.inject({ url, headers: { 'accept-encoding': encodings } });
}

test('an asset is sent as the build compressed it, and is never asked for again', async () => {
  const get = await openSite();
  const { body, headers } = await get('/assets/-Ab_1-2.js');
  expect(body).toBe('brotli');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
});

test('an asset without a compressed version, or for a browser that knows none, is sent as it is', async () => {
  const get = await openSite();
  expect((await get('/assets/font.woff2')).body).toBe('font');
  const { body, headers } = await get('/assets/-Ab_1-2.js', 'identity');
  expect(body).toBe('plain');
  expect(headers).not.toHaveProperty('content-encoding');
});

test.each(['none.js', '..%2fsecret.json', '%2e%2e%2fsecret.json', '..%5csecret.json', '.', '', '.%2f-Ab_1-2.js'])(
  '/assets/%s is not found',
  async (name) => {
    const get = await openSite();
    expect((await get(`/assets/${name}`)).statusCode).toBe(404);
  },
);
