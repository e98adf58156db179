import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { spliceGzip } from './splicedGzip.ts';

test.each([
  ['', 'gap', ''],
  ['before ', 'gap', ' after'],
  ['<p>Розы</p>'.repeat(9000), 'e5c1', '<p>Пионы</p>'.repeat(70_001)],
  [randomBytes(90_000).toString('base64'), '', randomBytes(200_000).toString('base64')],
])('a text with a filled gap decompresses to the text (case %#)', async (before, filling, after) => {
  const { gzip, text } = await spliceGzip(before, after);
  // `gunzipSync` also checks the length and the CRC.
  expect(gunzipSync(gzip(filling)).toString() === before + filling + after).toBe(true);
  expect(text(filling) === before + filling + after).toBe(true);
});

test('takes hardly more memory than its compressed bytes', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const page = (number: number) => `<li>${number} ${'Букет из белых роз '.repeat(9000)}</li>`;
  collect();
  const before = process.memoryUsage().arrayBuffers;
  const kept = await Promise.all(Array.from({ length: 200 }, (_, number) => spliceGzip('<ul>', page(number))));
  const counted = kept.reduce((sum, { size }) => sum + size, 0);
  // The memory of a finished compression is released by finalizers, some time after a collection.
  const held = () => {
    collect();
    return process.memoryUsage().arrayBuffers - before;
  };
  await expect.poll(held, { timeout: 5000 }).toBeLessThan(counted + 2 ** 20);
  expect(kept).toHaveLength(200);
});
