import { expect, test } from 'vitest';
import { entryId, isEntryQueue } from './queueEntry.ts';

test.each([
  ['14', 14],
  ['0', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['undefined', undefined],
  ['99999999999', undefined],
])('«%s» in a path is the id %s', (text, id) => {
  expect(entryId(text)).toBe(id);
});

test('only rooms with cards are queues', () => {
  expect(['shops', 'disputes', 'audit', ''].map(isEntryQueue)).toEqual([true, true, false, false]);
});
