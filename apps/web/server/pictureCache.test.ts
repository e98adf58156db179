import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createImageProxy } from './images.ts';
import { PictureCache } from './pictureCache.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';
const path = '/f_webp,w_40/media/a.png';
const dayMs = 86_400_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetka-pictures-'));
  return () => rm(folder, { recursive: true, force: true });
});

/** An API with one picture, and a proxy before it. */
async function openProxy(at = folder) {
  const api = { status: 200, asked: 0 };
  const server = createServer((request, response) => {
    api.asked += 1;
    if (api.status !== 200) response.writeHead(api.status).end();
    else if (request.headers['if-none-match'] === '"a.png"') response.writeHead(304).end();
    else response.end(drawing);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  });
  const problems: unknown[] = [];
  const images = createImageProxy({
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cache: new PictureCache(at),
    onUnkept: (error) => problems.push(error),
  });
  return { api, problems, status: async () => (await images(path)).status };
}

const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** As if the stored pictures, all or all but these, had been used this long ago. */
async function age(ms: number, but: readonly string[] = []): Promise<void> {
  const at = new Date(Date.now() - ms);
  for (const file of await files()) if (!but.includes(file)) await utimes(file, at, at);
}

test('a picture whose original is gone is no longer shown a day later, and leaves the disk', async () => {
  const { api, status } = await openProxy();
  expect(await status()).toBe(200);
  api.status = 404;
  expect(await status()).toBe(200);
  await age(dayMs + 1);
  expect(await status()).toBe(404);
  expect(await files()).toEqual([]);
});

test('the API is asked once a day, and not by every visitor', async () => {
  const { api, status } = await openProxy();
  await status();
  await age(dayMs + 1);
  expect(await Promise.all([status(), status(), status()])).toEqual([200, 200, 200]);
  expect(await status()).toBe(200);
  expect(api.asked).toBe(2);
});

test('while the API does not respond, stored pictures are shown', async () => {
  const { api, status } = await openProxy();
  await status();
  await age(dayMs + 1);
  api.status = 503;
  expect(await status()).toBe(200);
  api.status = 404;
  expect(await status()).toBe(404);
});

test('a picture that cannot be stored is shown all the same', async () => {
  await writeFile(join(folder, 'file'), '');
  const { problems, status } = await openProxy(join(folder, 'file'));
  expect([await status(), await status()]).toEqual([200, 200]);
  expect(problems).toHaveLength(2);
});

// Each in turn: the order of the files on the disk does not matter.
test.each([0, 1, 2])('above the size of the cache the picture that was used longest ago is deleted', async (oldest) => {
  const names = ['/rose', '/tulip', '/peony'];
  const cache = new PictureCache(folder, { maxBytes: 25 });
  for (const [index, name] of names.entries()) {
    const before = await files();
    await cache.keep(name, Buffer.alloc(10));
    await age(dayMs * (index === oldest ? 3 : 2), before);
  }
  await cache.sweep();
  const kept = await Promise.all(names.map(async (name) => (await cache.find(name)) && name));
  expect(kept).toEqual(names.map((name, index) => (index === oldest ? undefined : name)));
});

test('pictures that are not used are deleted', async () => {
  const { status } = await openProxy();
  const cache = new PictureCache(folder);
  await cache.sweep();
  await cache.keep('/old', Buffer.alloc(10));
  await age(31 * dayMs);
  expect(await status()).toBe(200);
  await cache.sweep();
  expect(await files(), 'the picture that was used today').toHaveLength(1);
});
