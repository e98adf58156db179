import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { lookOf, parseCatalogQuery, toggleInList } from './index.ts';
import { CatalogQuery } from './schema.ts';

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

describe('filters in a URL', () => {
  const numbers = [-1, 0, 1, 2, 5, 6, 100, 10 ** 6, 10 ** 6 + 1, 10 ** 7, 10 ** 7 + 1, 1.5];
  const texts = ['', ' ', 'роза', 'new', 'true', ...[200, 201, 1000, 1001].map((length) => 'я'.repeat(length))];
  const raw = [...numbers, ...numbers.map(String), ...texts, true, false, null];
  const filters = Object.entries<TSchema>(CatalogQuery.properties).filter(([name]) => name !== 'take');

  test.each(filters)('is kept in %s only when the API accepts it', (name, schema) => {
    const parsed = raw.map((value) => parseCatalogQuery({ [name]: value }));
    expect(parsed.filter((query) => !Check(CatalogQuery, query))).toEqual([]);
    const kept = parsed.flatMap((query) => Object.values(query));
    expect(kept.length).toBeGreaterThan(0);
    // The first page is the page without a number.
    const wholesome = numbers.filter((value) => Check(schema, value) && !(name === 'page' && value === 1));
    expect(kept).toEqual(expect.arrayContaining(wholesome));
  });
});
