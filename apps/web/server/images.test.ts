import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { imageMeta } from 'image-meta';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImageProxy, type ImageProxy } from './images.ts';

/** One white pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP6DwABBQECz6AuzQAAAABJRU5ErkJggg==',
  'base64',
);

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A PNG in shades of grey. */
function drawing(width: number, height: number, shadeAt: (x: number, y: number) => number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = Array.from({ length: height }, (_row, y) => [
    0,
    ...Array.from({ length: width }, (_column, x) => shadeAt(x, y)),
  ]);
  const pixels = deflateSync(Buffer.from(rows.flat()));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

const isBetween = (value: number, from: number, to: number) => value >= from && value < to;
/** 160 × 100. A band of 9 : 4 has 71 rows; 29 are left, of which 40 % lie above it. */
const drawings = new Map([
  ['/media/white-wide.png', drawing(160, 100, () => 255)],
  ['/media/white-where-9-4.png', drawing(160, 100, (_x, y) => (isBetween(y, 12, 83) ? 255 : 0))],
  ['/media/white-where-11-8.png', drawing(160, 100, (x) => (isBetween(x, 11, 149) ? 255 : 0))],
]);

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
  images = createImageProxy({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, cacheFolder: folder });
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
