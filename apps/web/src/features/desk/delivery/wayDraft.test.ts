import { expect, test } from 'vitest';
import { newWay, wayDraftOf, wayEditOf, wayErrors } from './wayDraft.ts';

const way = { ...newWay, name: 'Курьер', price: 30_000, minTotal: 100_000 };

test('an option is saved as it was read, without its switch: somebody else may press it meanwhile', () => {
  const { isActive: _isActive, ...rest } = way;
  expect(wayEditOf(wayDraftOf(way))).toEqual(rest);
});

test('an option without a name, and sums that are not numbers, are reported at their fields', () => {
  const draft = { ...wayDraftOf(way), name: ' ', price: 'даром' };
  expect(Object.keys(wayErrors(draft))).toEqual(['name', 'price']);
});
