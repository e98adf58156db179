import { expect, test } from 'vitest';
import { actorHref } from './index.ts';

test('DLG-10: a service of any type lives at its slug', () => {
  const types = ['SHOP', 'COMPANY', 'SERVICE'] as const;
  expect(types.map((type) => actorHref({ type, slug: 'pion-i-tochka' }))).toEqual(types.map(() => '/pion-i-tochka'));
});

test('DLG-11: anybody else lives at the account', () => {
  const types = ['USER', 'ADMINISTRATION'] as const;
  expect(types.map((type) => actorHref({ type, slug: 'olga' }))).toEqual(types.map(() => '/account/olga'));
});
