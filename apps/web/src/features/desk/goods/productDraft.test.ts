import { goodsLimits, type GoodsProduct } from '@vetka/domain/goods';
import { expect, test } from 'vitest';
import { changesOf, draftOf } from './productDraft.ts';

const product: GoodsProduct = {
  id: 1,
  slug: 'buket',
  status: 'DRAFT',
  returnReason: '',
  isForbidden: false,
  wasPublished: false,
  version: 1,
  savedAt: '2026-11-22T09:00:00.000Z',
  sku: '',
  title: 'Букет роз',
  description: '',
  care: '',
  price: 250_000,
  todayPrice: null,
  isPromoted: false,
  oldPrice: 300_000,
  costPrice: null,
  isSoldAtCost: true,
  stock: 5,
  productionMinutes: 60,
  width: 40,
  height: null,
  weight: null,
  pack: { amount: 1, unit: 'шт' },
  seoTitle: '',
  seoDescription: '',
  photos: [],
  composition: [{ name: 'Роза', quantity: 15 }],
  categories: [],
  facetValueIds: [4],
  facetNumbers: [{ facetId: 7, number: 30.5 }],
  missingFacets: [],
  family: '',
  size: '',
};
const draft = draftOf(product);

test('fields without changes are not sent', () => {
  expect(changesOf(draft, product)).toEqual({ edit: {}, errors: {} });
});

test('numbers are read as people type them, and an emptied one becomes none', () => {
  const typed = { ...draft, price: '2 700,5 ₽', oldPrice: ' ', costPrice: '1000', width: '', productionMinutes: '' };
  expect(changesOf(typed, product)).toEqual({
    edit: { price: 270_050, oldPrice: null, costPrice: 100_000, width: null, productionMinutes: 0 },
    errors: {},
  });
});

test('invalid input is reported, and the rest can be saved', () => {
  const parts = [...draft.composition, { key: 7, name: 'Эвкалипт', quantity: '' }];
  const typed = { ...draft, title: ' а ', price: 'дорого', height: '12,5', composition: parts, care: 'В воду' };
  expect(changesOf(typed, product)).toEqual({
    edit: { care: 'В воду' },
    errors: {
      title: 'Опишите товар хотя бы тремя буквами',
      price: 'Введите цену в рублях, например 7640',
      height: 'Целое число до 500',
      composition: 'Укажите, сколько каждого цветка',
    },
  });
});

test('the limit of a title counts the characters that are sent', () => {
  const title = '🌸'.repeat(goodsLimits.title);
  expect(changesOf({ ...draft, title: ` ${title} ` }, product)).toEqual({ edit: { title }, errors: {} });
  expect(changesOf({ ...draft, title: `${title}🌸` }, product).errors).toHaveProperty('title');
});

test('an empty row of the composition is left out', () => {
  const typed = { ...draft, composition: [...draft.composition, { key: 9, name: ' ', quantity: '' }] };
  expect(changesOf(typed, product).edit).toEqual({});
});

test('a description of a photo that is stored without the spaces around it is saved', () => {
  const mediaFile = { id: 5, url: '/media/5', alt: '', type: 'IMAGE' as const, width: 800, height: 800 };
  const stored = { ...product, photos: [{ mediaFile, alt: 'Букет роз' }] };
  const typed = draftOf(stored).photos.map((photo) => ({ ...photo, alt: ` ${photo.alt} ` }));
  expect(changesOf({ ...draftOf(stored), photos: typed }, stored).edit).toEqual({});
});
