import { expect, test } from 'vitest';
import { nextOpeningStep, openingHoursText, sellerErrors, type OpeningProduct, type OpeningSeller } from './index.ts';

const seller: OpeningSeller = {
  subjectType: 'INDIVIDUAL_SUBJECT',
  name: 'Веснина',
  inn: '526011440730',
  ogrn: null,
  kpp: null,
};
const product: OpeningProduct = { id: 1, title: 'Пионы', price: 1, mediaFile: null, isComplete: true };

test('the self-employed need an ИНН and a name, and nothing else', () => {
  const typed = { ...seller, ogrn: '', kpp: '' };
  expect(sellerErrors(typed)).toEqual({});
  expect(Object.keys(sellerErrors({ ...typed, name: ' ', inn: '5260123451' }))).toEqual(['inn', 'name']);
});

test('a company needs an ИНН of ten digits, an ОГРН and a КПП', () => {
  const company = {
    subjectType: 'LEGAL_SUBJECT' as const,
    name: 'ООО',
    inn: '5260123451',
    ogrn: '1185275001230',
    kpp: '526001001',
  };
  expect(sellerErrors(company)).toEqual({});
  expect(Object.keys(sellerErrors({ ...company, inn: '526011440730', ogrn: '1', kpp: '' }))).toEqual([
    'inn',
    'ogrn',
    'kpp',
  ]);
});

test('the next step is the first one that is not done', () => {
  const shop = {} as never;
  expect(nextOpeningStep({ seller: null, shop: null, products: [] })).toBe('SELLER');
  expect(nextOpeningStep({ seller, shop: null, products: [] })).toBe('SHOP');
  expect(nextOpeningStep({ seller, shop, products: [{ ...product, isComplete: false }] })).toBe('PRODUCT');
  expect(nextOpeningStep({ seller, shop, products: [product] })).toBe('CHECK');
});

test('hours are written as people say them', () => {
  expect(openingHoursText('09:00', '21:30')).toBe('ежедневно 9:00–21:30');
  expect(openingHoursText(null, null)).toBe('круглосуточно');
});
