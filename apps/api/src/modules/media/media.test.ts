import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import type { PictureSpec } from '@vetka/demo/pictures';
import { banners, media } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const folder = path.join(api.dataDir, 'media');
await mkdir(folder);
await writeFile(path.join(folder, 'a1.webp'), 'picture');
await writeFile(path.join(folder, 'b2.html'), '<script>');
await writeFile(path.join(api.dataDir, 'secret.webp'), 'secret');

const portrait: PictureSpec = { scene: 'portrait', seed: 7, who: 'f' };
await api.db.insert(media).values({
  type: 'IMAGE',
  ownerScope: 'PLATFORM',
  key: 'demo/portrait-7.webp',
  filename: 'portrait.webp',
  contentType: 'image/webp',
  source: { ...portrait },
});

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
    expect(headers).toMatchObject({ 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' });
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
});

describe('pictures to draw in advance', () => {
  it('start with the most visible ones', async () => {
    const [shown] = await api.db
      .insert(media)
      .values({
        type: 'IMAGE',
        ownerScope: 'PLATFORM',
        key: 'demo/portrait-8.webp',
        filename: 'portrait.webp',
        contentType: 'image/webp',
        source: { ...portrait, seed: 8 },
      })
      .returning();
    await api.db.insert(banners).values({ place: 'HERO', title: 'Весна', href: '/catalog', mediaId: shown?.id });
    const sources = await api.app.media.drawnSources();
    expect(sources).toMatchObject([{ seed: 8 }, { seed: 7 }]);
  });
});
