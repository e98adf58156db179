import { expect, test } from 'vitest';
import { canonicalAddress } from './canonicalAddress.ts';

const site = 'https://vetka.example';
const root = { pathname: '/', status: 'success', search: {} };
const shown = (pathname: string, search: object = {}, status = 'success') => [root, { pathname, status, search }];

test.each([
  ['/', {}, `${site}/`],
  ['/catalog/', {}, `${site}/catalog`],
  ['/catalog/bukety', { sort: 'cheap', flower: 'peony', utm_source: 'letter' }, `${site}/catalog/bukety`],
  ['/catalog/bukety', { page: 3 }, `${site}/catalog/bukety?page=3`],
  ['/popular', { page: 1 }, `${site}/popular`],
  ['/popular', { page: 'abc' }, `${site}/popular`],
])('the canonical address of %s with %o is %s', (path, search, address) => {
  expect(canonicalAddress(site, shown(path, search))).toBe(address);
});

test('an error page has no canonical address', () => {
  expect(canonicalAddress(site, [root])).toBeUndefined();
  expect(canonicalAddress(site, shown('/products/gone', {}, 'notFound'))).toBeUndefined();
  expect(canonicalAddress(site, shown('/catalog', {}, 'error'))).toBeUndefined();
});
