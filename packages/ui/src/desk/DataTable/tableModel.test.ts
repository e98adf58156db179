import { expect, test } from 'vitest';
import { bothDirections, keysBetween, nextSort, withRows } from './tableModel.ts';

test('a column is sorted ascending first, then descending, then ascending again', () => {
  const first = nextSort(null, 'price', bothDirections);
  expect(first).toEqual({ columnId: 'price', direction: 'ascending' });
  const second = nextSort(first, 'price', bothDirections);
  expect(second?.direction).toBe('descending');
  expect(nextSort(second, 'price', bothDirections)?.direction).toBe('ascending');
});

test('another column begins with its first direction', () => {
  const sort = { columnId: 'price', direction: 'ascending' } as const;
  expect(nextSort(sort, 'name', bothDirections)?.direction).toBe('ascending');
  expect(nextSort(sort, 'sold', ['descending'])?.direction).toBe('descending');
});

test('a column with one direction keeps it, and one without any is not sorted', () => {
  const sort = { columnId: 'sold', direction: 'descending' } as const;
  expect(nextSort(sort, 'sold', ['descending'])).toEqual(sort);
  expect(nextSort(sort, 'note', [])).toBeUndefined();
});

test('selecting and unselecting rows leaves the given selection as it was', () => {
  const selected: ReadonlySet<number> = new Set([1, 2]);
  expect([...withRows(selected, [3], true)]).toEqual([1, 2, 3]);
  expect([...withRows(selected, [1, 2], false)]).toEqual([]);
  expect([...selected]).toEqual([1, 2]);
});

test.each([
  [2, 4, [2, 3, 4]],
  [4, 2, [2, 3, 4]],
  [9, 2, [2]],
  [null, 2, [2]],
])('the rows from %s to %s are %j', (from, to, between) => {
  expect(keysBetween([1, 2, 3, 4], from, to)).toEqual(between);
});
