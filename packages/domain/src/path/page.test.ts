import { expect, test } from 'vitest';
import { pagePath } from './index.ts';

test('fills every parameter of a page', () => {
  expect(pagePath('/catalog')).toBe('/catalog');
  expect(pagePath('/chat/$roomId', { roomId: 7 })).toBe('/chat/7');
  expect(pagePath('/products/$product/reviews', { product: 'mak' })).toBe('/products/mak/reviews');
});

test('encodes a parameter, so that it stays one segment', () => {
  expect(pagePath('/$service', { service: 'a/b?c' })).toBe('/a%2Fb%3Fc');
});

test('does not compile with an unknown page, or with a missing or superfluous parameter', () => {
  // @ts-expect-error There is no such page.
  expect(pagePath('/katalog')).toBe('/katalog');
  // @ts-expect-error The product is missing.
  expect(pagePath('/products/$product', {})).toBe('/products/');
  // @ts-expect-error The catalogue has no parameters.
  expect(pagePath('/catalog', { product: 'mak' })).toBe('/catalog');
});
