import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import type { PictureSpec } from '@vetka/demo/pictures';
import { media } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const folder = path.join(api.dataDir, 'media');
await mkdir(folder);
await writeFile(path.join(folder, 'a1.webp'), 'picture');
await writeFile(path.join(folder, 'b2.html'), '<script>');
await writeFile(path.join(api.dataDir, 'secret.webp'), 'secret');

const portrait: PictureSpec = { scene: 'portrait', seed: 7, who: 'f' };
/** More than a page shows: all of them may be asked for before the first one is drawn. */
const pageful = Array.from({ length: 60 }, (_, index) => ({ ...portrait, seed: 100 + index }));
await api.db.insert(media).values(
  [portrait, ...pageful].map((source) => ({
    type: 'IMAGE' as const,
    ownerScope: 'PLATFORM' as const,
    key: `demo/portrait-${source.seed}.webp`,
    filename: 'portrait.webp',
    contentType: 'image/webp',
    source: { ...source },
  })),
);

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

describe('a stored file', () => {
  it('is immutable', async () => {
    const { statusCode, headers, body } = await get('/media/a1.webp');
    expect(statusCode).toBe(200);
    expect(body).toBe('picture');
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '7',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const again = await get('/media/a1.webp', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('is downloaded rather than displayed when it could contain a script', async () => {
    const { headers } = await get('/media/b2.html');
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  it.each([
    '/media/none.webp',
    '/media/../secret.webp',
    '/media/%2e%2e/secret.webp',
    '/media/..%2fsecret.webp',
    '/media/',
  ])('is not found at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('a drawn picture', () => {
  it('is drawn on first request, once for all concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 3 }, () => get('/media/demo/portrait-7.webp')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers[0]?.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    expect(await readdir(path.join(folder, 'demo'))).toEqual(['portrait-7.webp']);
  });

  it('is never missing from a page, no matter how many are drawn for it', { timeout: 60_000 }, async () => {
    const answers = await Promise.all(pageful.map(({ seed }) => get(`/media/demo/portrait-${seed}.webp`)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});
