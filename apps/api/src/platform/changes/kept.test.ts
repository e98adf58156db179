import { expect, test } from 'vitest';
import { bytesToKeep, Kept } from './kept.ts';

test('a failed load is not kept, and fails everyone who waited for it', async () => {
  const kept = new Kept<number, object>({ name: 'lists', maxBytes: 1000, bytesOf: () => 1 });
  const fails = () => Promise.reject(new Error('no database'));
  const asked = [kept.readAll([1, 2], fails), kept.readAll([2, 3], fails), kept.read(1, fails)];
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await kept.readAll([1], async () => new Map([[1, { ok: true }]]))).toEqual([{ ok: true }]);
});

test('a value is not kept when something was dropped while it was loaded', async () => {
  const kept = new Kept<string, { price: number }>({ name: 'lists', maxBytes: 1000, bytesOf: () => 1 });
  const outdated = kept.read('rose', async () => {
    const read = await Promise.resolve({ price: 1 });
    kept.drop('another');
    return read;
  });
  expect(await outdated).toEqual({ price: 1 });
  expect(kept.peek('rose')).toBeUndefined();
  expect(await kept.read('rose', async () => ({ price: 2 }))).toEqual({ price: 2 });
  expect(kept.peek('rose')).toEqual({ price: 2 });
});

test('bytes to keep hold the text and no memory beyond it', () => {
  const bytes = bytesToKeep('Букет «Ёлка» ❤');
  expect(bytes.toString()).toBe('Букет «Ёлка» ❤');
  expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
});
