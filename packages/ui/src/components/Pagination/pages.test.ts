import { expect, test } from 'vitest';
import { visiblePages } from './pages.ts';

test('shows every page when there are few', () => {
  expect(visiblePages(2, 4)).toEqual([1, 2, 3, 4]);
});

test('leaves a gap on both sides of a page in the middle', () => {
  expect(visiblePages(9, 18)).toEqual([1, null, 8, 9, 10, null, 18]);
});

test('never replaces a single page with a gap', () => {
  expect(visiblePages(4, 18)).toEqual([1, 2, 3, 4, 5, null, 18]);
});

test('handles a single page', () => {
  expect(visiblePages(1, 1)).toEqual([1]);
});
