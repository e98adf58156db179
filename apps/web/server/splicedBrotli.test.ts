import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillingBytes, spliceBrotli } from './splicedBrotli.ts';

const nonce = () => randomBytes(fillingBytes / 2).toString('hex');

async function isFaithful(before: string, after: string, filling = nonce()): Promise<boolean> {
  const { brotli, text } = await spliceBrotli(before, after);
  const filled = before + filling + after;
  return brotliDecompressSync(brotli(filling)).toString() === filled && text(filling) === filled;
}

test.each([
  ['', ''],
  ['before ', ' after'],
  ['<p>Розы</p>'.repeat(9000), '<p>Пионы</p>'.repeat(70_001)],
  [randomBytes(90_000).toString('base64'), randomBytes(200_000).toString('base64')],
])('a text with a filled gap decompresses to the text (case %#)', async (before, after) => {
  expect(await isFaithful(before, after)).toBe(true);
});

test('any text with any filling decompresses to the text', async () => {
  const texts = fc
    .array(fc.constantFrom('a', 'ё', '0f', '<p>', 'Букет ', '"'), { maxLength: 60 })
    .map((all) => all.join(''));
  const fillings = fc.array(fc.constantFrom('a', '0', 'f', '"', ' '), {
    minLength: fillingBytes,
    maxLength: fillingBytes,
  });
  await fc.assert(
    fc.asyncProperty(texts, texts, fillings, async (before, after, filling) => {
      expect(await isFaithful(before, after, filling.join(''))).toBe(true);
    }),
  );
});

test('a filling that is the text around it, or of another length', async () => {
  const around = 'abcdef0123456789'.repeat(50);
  expect(await isFaithful(around, around, around.slice(0, fillingBytes))).toBe(true);
  const { brotli } = await spliceBrotli('before', 'after');
  expect(() => brotli('short')).toThrow(RangeError);
});

test('the gap of a page costs hardly more than its filling', async () => {
  const part = (from: number) =>
    Array.from({ length: 300 }, (_, index) => `<li>Букет № ${(from + index) ** 3}, ${index} ₽</li>`).join('');
  const { size } = await spliceBrotli(part(0), part(1000));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7 };
  expect(size).toBeLessThan(brotliCompressSync(part(0) + part(1000), { params }).length + 50);
});

test('takes hardly more memory than its compressed bytes', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const page = (number: number) => `<li>${number} ${'Букет из белых роз '.repeat(9000)}</li>`;
  collect();
  const before = process.memoryUsage().arrayBuffers;
  const kept = await Promise.all(Array.from({ length: 200 }, (_, number) => spliceBrotli('<ul>', page(number))));
  const counted = kept.reduce((sum, { size }) => sum + size, 0);
  // The memory of a finished compression is released by finalizers, some time after a collection.
  const held = () => {
    collect();
    return process.memoryUsage().arrayBuffers - before;
  };
  await expect.poll(held, { timeout: 5000 }).toBeLessThan(counted + 2 ** 20);
  expect(kept).toHaveLength(200);
});
