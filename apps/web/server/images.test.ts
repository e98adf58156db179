import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageMeta } from 'image-meta';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImageProxy, type ImageProxy } from './images.ts';
import { PictureCache } from './pictureCache.ts';

/** One white pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP6DwABBQECz6AuzQAAAABJRU5ErkJggg==',
  'base64',
);

/** A dark drawing with a white rectangle. Its address ends in `.png`, but only its content decides what it is. */
const drawing = (x: number, y: number, width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100"><rect width="160" height="100"/>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/></svg>`;

/** A band of 9 : 4 has 71 rows; 29 are left, of which 40 % lie above it. */
const drawings = new Map([
  ['/media/white-wide.png', drawing(0, 0, 160, 100)],
  ['/media/white-where-9-4.png', drawing(0, 12, 160, 71)],
  ['/media/white-where-11-8.png', drawing(11, 0, 138, 100)],
]);

/** Small discs in many colours, as hard to compress as a bouquet. */
const discs = Array.from({ length: 300 }, (_, index) => {
  const [x, y] = [(index * 149) % 800, (index * 61) % 500];
  return `<circle cx="${x}" cy="${y}" r="${8 + (index % 19)}" fill="hsl(${(index * 47) % 360} 60% 60%)"/>`;
});
const discsOn = (ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500">${ground}${discs.join('')}</svg>`;
drawings.set('/media/discs.png', discsOn('<rect width="800" height="500"/>'));
drawings.set('/media/discs-on-nothing.png', discsOn(''));

const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let served = 0;
let api: Server;
let folder: string;
let images: ImageProxy;

beforeAll(async () => {
  api = createServer((request, response) => {
    served += 1;
    const isOwn = request.headers.cookie === 'session=anna';
    if (request.url === '/media/files/chat/white.png' && isOwn) {
      if (request.headers['if-none-match'] === '"files/chat/white.png"') response.writeHead(304).end();
      else response.end(pixel);
    } else if (request.url === '/media/white.png') response.end(pixel);
    else if (drawings.has(request.url ?? '')) response.end(drawings.get(request.url ?? ''));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  folder = await mkdtemp(join(tmpdir(), 'vetka-images-'));
  images = createImageProxy({ apiUrl: urlOf(api), cache: new PictureCache(folder) });
});
afterAll(async () => {
  await new Promise((resolve) => void api.close(resolve));
  await rm(folder, { recursive: true });
});

test('AOT-16: an image is resized once for concurrent and later requests', async () => {
  const path = '/f_webp,w_640/media/white.png';
  const answers = await Promise.all([images(path), images(path)]);
  expect(answers.map(({ status, contentType }) => `${status} ${contentType}`)).toEqual([
    '200 image/webp',
    '200 image/webp',
  ]);
  expect((await images(path)).status).toBe(200);
  expect(served).toBe(1);
});

test.each([
  ['9:4', '/media/white-where-9-4.png', { width: 160, height: 71 }],
  ['11:8', '/media/white-where-11-8.png', { width: 138, height: 100 }],
])('a picture cropped to %s keeps its middle, and in height what is just above it', async (shape, source, size) => {
  const modifiers = `/f_webp,w_640,ar_${shape}`;
  const [cropped, white] = [await images(`${modifiers}${source}`), await images(`${modifiers}/media/white-wide.png`)];
  expect(imageMeta(cropped.body as Buffer)).toMatchObject({ type: 'webp', ...size });
  // Not one dark pixel is left.
  expect(cropped.body).toEqual(white.body);
});

test('a picture for dense phones is wider than that for others, and takes fewer bytes', async () => {
  const [usual, dense] = [await images('/f_webp,w_640/media/discs.png'), await images('/f_webp,w_672/media/discs.png')];
  expect(imageMeta(dense.body as Buffer)).toMatchObject({ width: 672 });
  expect(dense.body.length).toBeLessThan(usual.body.length * 0.95);
});

// It takes 0.07 s. With the encoder's maximum effort it takes longer than a test is given, and so fails.
test('a transparent picture with many edges is resized without blocking the server', async () => {
  const { body } = await images('/f_webp,w_640/media/discs-on-nothing.png');
  expect(imageMeta(body as Buffer)).toMatchObject({ type: 'webp', width: 640 });
});

test.each([
  '/f_webp,w_641/media/white.png',
  '/f_webp,w_9999/media/white.png',
  '/f_webp,w_640,ar_9:5/media/white.png',
  '/f_webp,w_641,ar_9:4/media/white.png',
  '/f_webp,w_64,ar_9:4/media/white.png',
  '/f_webp,ar_9:4,w_640/media/white.png',
  '/f_png,w_640/media/white.png',
  '/f_webp,w_640/media/../secret.png',
  '/f_webp,w_640/media/x.svg',
  '/f_webp,w_640/http://evil.example/x.png',
  '/w_640',
])('%s is refused without contacting the API', async (path) => {
  const before = served;
  expect((await images(path)).status).toBe(400);
  expect(served).toBe(before);
});

test('a missing image answers 404', async () => {
  expect((await images('/f_webp,w_640/media/gone.png')).status).toBe(404);
});

test('a private image is resized for those who may read it, and permission is checked every time', async () => {
  const path = '/f_webp,w_640/media/files/chat/white.png';
  expect(await images(path, 'session=anna')).toMatchObject({ status: 200, isPrivate: true });
  // It is on the disk now, but still readable by nobody else.
  expect((await images(path)).status).toBe(404);
  expect((await images(path, 'session=boris')).status).toBe(404);
  expect((await images(path, 'session=anna')).status).toBe(200);
});
