import { expect, test } from 'vitest';
import { lookOf, parseCatalogQuery, toggleInList } from './index.ts';

test('parses filters from a URL and ignores invalid values', () => {
  expect(
    parseCatalogQuery({
      page: '2',
      sort: 'cheaper',
      priceFrom: '1000',
      rating: '9',
      inStock: 'true',
      colour: ' белый ',
    }),
  ).toEqual({ page: 2, sort: 'cheaper', priceFrom: 1000, inStock: true, colour: 'белый' });
  expect(parseCatalogQuery({ page: '1e1000', sort: 'drop', priceTo: '-5', inStock: 'yes' })).toEqual({});
  expect(parseCatalogQuery({ page: 1 })).toEqual({});
});

test('adds a value to a list and removes it', () => {
  expect(toggleInList(undefined, 'роза')).toBe('роза');
  expect(toggleInList('роза', 'пион')).toBe('роза,пион');
  expect(toggleInList('роза,пион', 'роза')).toBe('пион');
  expect(toggleInList('роза', 'роза')).toBeUndefined();
});

test('REC-12: looks cycle from a fixed list of six', () => {
  expect([0, 5, 6, 13, -1].map(lookOf)).toEqual([0, 5, 0, 1, 5]);
});
