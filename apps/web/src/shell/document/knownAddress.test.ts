import { expect, test } from 'vitest';
import { knownAddress } from './knownAddress.ts';

test.each([
  ['of advertising', '/catalog?utm_source=yandex&utm_medium=cpc&yclid=17&gclid=18&fbclid=19', '/catalog'],
  ['invented', '/products/pion?zz=1', '/products/pion'],
  ['of other pages', '/articles?priceFrom=100', '/articles'],
  ['with a value that is not accepted', '/catalog?page=tomorrow&order=first', '/catalog'],
])('parameters %s are removed', (_, address, known) => {
  expect(knownAddress(address)).toBe(known);
});

test.each([
  '/',
  '/catalog?page=2&sort=popular&category=rozy,piony&search=5+%D0%BF%D0%B8%D0%BE%D0%BD%D0%BE%D0%B2',
  '/?auth=sigin&back=%2Fmy%2Forders',
  '/myata?shop=myata&review=7',
  '/products/pion?panel=cart&order=12&payment=waiting',
  '/content?post=5&comment=6&following=true',
  '//',
  '//?utm_source=1',
  '//x.example/catalog?page=2',
])('the address %s stays as it is', (address) => {
  expect(knownAddress(address)).toBe(address);
});

test('pages of signed-in people, which read more than they validate, keep all their parameters', () => {
  const address = '/my/shop/myata/orders?status=new&zz=1';
  expect(knownAddress(address)).toBe(address);
});
