import { expect, test } from 'vitest';
import { keysBetween, nextSort, withRows } from './tableModel.ts';

test('a column is sorted ascending first, then descending, then ascending again', () => {
  const first = nextSort(null, 'price');
  expect(first).toEqual({ columnId: 'price', direction: 'ascending' });
  const second = nextSort(first, 'price');
  expect(second.direction).toBe('descending');
  expect(nextSort(second, 'price').direction).toBe('ascending');
});

test('another column begins ascending', () => {
  expect(nextSort({ columnId: 'price', direction: 'ascending' }, 'name').direction).toBe('ascending');
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
