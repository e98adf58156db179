import { expect, test } from 'vitest';
import { actorHref, actorPhotosHref } from './index.ts';

test('DLG-10: the page of a service of any type is at its slug', () => {
  const types = ['SHOP', 'COMPANY', 'SERVICE'] as const;
  expect(types.map((type) => actorHref({ type, slug: 'pion-i-tochka' }))).toEqual(types.map(() => '/pion-i-tochka'));
});

test('DLG-11: the page of anybody else is under /account', () => {
  const types = ['USER', 'ADMINISTRATION'] as const;
  expect(types.map((type) => actorHref({ type, slug: 'olga' }))).toEqual(types.map(() => '/account/olga'));
});

test('photos of a service are on a page of their own, photos of a person on their page', () => {
  expect(actorPhotosHref({ type: 'SHOP', slug: 'pion-i-tochka' })).toBe('/pion-i-tochka/content');
  expect(actorPhotosHref({ type: 'USER', slug: 'olga' })).toBe('/account/olga');
});
