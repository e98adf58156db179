import { expect, test } from 'vitest';
import { actorHref } from './index.ts';

test('DLG-10: the page of a service of any type is at its slug', () => {
  const types = ['SHOP', 'COMPANY', 'SERVICE'] as const;
  expect(types.map((type) => actorHref({ type, slug: 'pion-i-tochka' }))).toEqual(types.map(() => '/pion-i-tochka'));
});

test('DLG-11: the page of anybody else is under /account', () => {
  const types = ['USER', 'ADMINISTRATION'] as const;
  expect(types.map((type) => actorHref({ type, slug: 'olga' }))).toEqual(types.map(() => '/account/olga'));
});
