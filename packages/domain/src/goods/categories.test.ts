import { expect, test } from 'vitest';
import { isCategorySlug, returnRuleOf } from './categories.ts';

const category = (id: number, parentId: number | null, returnRule: 'FLOWERS' | 'FOOD' | 'GIFTS' | null) => ({
  id,
  parentId,
  returnRule,
});

test('a category without a rule of returns has that of the nearest one above it', () => {
  const tree = [category(1, null, 'FLOWERS'), category(2, 1, null), category(3, 2, 'FOOD'), category(4, null, null)];
  expect([1, 2, 3, 4].map((id) => returnRuleOf(tree, id))).toEqual(['FLOWERS', 'FLOWERS', 'FOOD', 'GIFTS']);
  expect(returnRuleOf(tree, null)).toBe('GIFTS');
});

test.each([
  ['rozy', true],
  ['rozy-v-korobke-101', true],
  ['', false],
  ['Rozy', false],
  ['розы', false],
  ['-rozy', false],
  ['rozy--v-korobke', false],
  ['rozy/belye', false],
  ['search', false],
  ['storefront', false],
])('whether %j can be an address', (text, expected) => {
  expect(isCategorySlug(text)).toBe(expected);
});
