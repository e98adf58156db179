import { expect, test } from 'vitest';
import { placeAfter } from './gridPlace.ts';

const size = { rows: 31, columns: 5 };
const from = { row: 12, column: 2 };

test.each([
  ['ArrowUp', { row: 11, column: 2 }],
  ['ArrowDown', { row: 13, column: 2 }],
  ['ArrowLeft', { row: 12, column: 1 }],
  ['ArrowRight', { row: 12, column: 3 }],
  ['Home', { row: 12, column: 0 }],
  ['End', { row: 12, column: 4 }],
  ['PageUp', { row: 2, column: 2 }],
  ['PageDown', { row: 22, column: 2 }],
  ['Enter', undefined],
])('%s', (key, place) => {
  expect(placeAfter(key, false, from, size)).toEqual(place);
});

test.each([
  ['Home', { row: 0, column: 0 }],
  ['End', { row: 30, column: 4 }],
  ['ArrowDown', undefined],
])('Control+%s', (key, place) => {
  expect(placeAfter(key, true, from, size)).toEqual(place);
});

test('keys stop at the edges, and Page Up does not leave the rows for the headings', () => {
  expect(placeAfter('ArrowUp', false, { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 });
  expect(placeAfter('ArrowRight', false, { row: 3, column: 4 }, size)).toEqual({ row: 3, column: 4 });
  expect(placeAfter('PageDown', false, { row: 29, column: 1 }, size)).toEqual({ row: 30, column: 1 });
  expect(placeAfter('PageUp', false, { row: 4, column: 1 }, size)).toEqual({ row: 1, column: 1 });
  expect(placeAfter('PageUp', false, { row: 0, column: 1 }, size)).toEqual({ row: 0, column: 1 });
});
