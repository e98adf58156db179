import { expect, test } from 'vitest';
import { colorPairs } from './tokens.ts';

test('REC-13: there are six pairs of text and background for badges', () => {
  const pairs = colorPairs.map(({ text, fill }) => `${text} on ${fill}`);
  expect(pairs).toHaveLength(6);
  expect(new Set(pairs).size).toBe(6);
  for (const { text, fill } of colorPairs) expect(text).not.toBe(fill);
});
