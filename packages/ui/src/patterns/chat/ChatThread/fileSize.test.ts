import { expect, test } from 'vitest';
import { fileSize } from './fileSize.ts';

test.each([
  [312, '312 Б'],
  [24_000, '23 КБ'],
  [1_572_864, '1,5 МБ'],
  [20_971_520, '20 МБ'],
])('%d bytes are «%s»', (bytes, text) => {
  expect(fileSize(bytes).replace(/\s/g, ' ')).toBe(text);
});
