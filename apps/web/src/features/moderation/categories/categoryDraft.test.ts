import type { ManagedCategory } from '@vetka/domain/goods';
import { expect, test } from 'vitest';
import {
  categoryErrors,
  draftOf,
  holdsAnything,
  lossTexts,
  noteOf,
  obstacleOf,
  pathOf,
  savedCategory,
  targetsOf,
} from './categoryDraft.ts';

const category = (id: number, parentId: number | null, name: string, more: Partial<ManagedCategory> = {}) => ({
  id,
  parentId,
  name,
  slug: `category-${id}`,
  description: '',
  isVisible: true,
  returnRule: null,
  image: null,
  products: 0,
  coupons: 0,
  promotions: [],
  commissions: [],
  hasCommission: false,
  facets: [],
  ...more,
});
const flowers = category(1, null, 'Цветы', { returnRule: 'FLOWERS' });
const roses = category(2, 1, 'Розы', { products: 12, coupons: 2 });
const bushes = category(3, 2, 'Кустовые', { products: 3 });
const gifts = category(4, null, 'Подарки');
const all = [flowers, roses, bushes, gifts];

test('a category shows how many products it has, and its return rule', () => {
  expect(noteOf(all, flowers)).toBe('0\u00A0товаров · Цветы и растения');
  expect(noteOf(all, roses)).toBe('12\u00A0товаров · Цветы и растения, как выше');
  expect(noteOf(all, gifts)).toBe('0\u00A0товаров · Подарки и другие вещи по общему правилу');
  expect(pathOf(all, bushes)).toBe('Цветы / Розы / Кустовые');
});

test('a removal shows what goes where, and its effects', () => {
  expect(targetsOf(all, roses)).toEqual([flowers, gifts]);
  expect([roses, flowers, gifts].map((each) => holdsAnything(all, each))).toEqual([true, true, false]);
  expect(lossTexts(all, roses, gifts)).toEqual([
    'Товары этой категории (12) перейдут в «Подарки»: ни один не пропадёт.',
    'Категории внутри (1) переедут в «Подарки» со своими товарами.',
    'Промокоды на эту категорию (2) останутся на те же товары и не распространятся на другие.',
    'Правило возврата товаров станет «Подарки и другие вещи», сейчас «Цветы и растения».',
    'Старый адрес будет вести на новую страницу.',
  ]);
  expect(lossTexts(all, gifts, undefined)).toEqual(['Старый адрес будет вести на новую страницу.']);
  expect(obstacleOf(roses)).toBeUndefined();
  expect(obstacleOf({ ...roses, promotions: ['Весна'] })).toContain('«Весна»');
  expect(obstacleOf({ ...roses, hasCommission: true })).toContain('комиссии');
});

test('a name is required, and an address is Latin unless it is the current one', () => {
  const draft = draftOf(roses);
  expect(categoryErrors(draft, roses)).toEqual({});
  expect(Object.keys(categoryErrors({ ...draft, name: ' ', slug: 'Розы' }, roses))).toEqual(['name', 'slug']);
  expect(categoryErrors({ ...draft, slug: 'Розы' }, { ...roses, slug: 'Розы' })).toEqual({});
  expect(savedCategory(roses)).toEqual({
    name: 'Розы',
    slug: 'category-2',
    description: '',
    returnRule: null,
    pictureId: null,
  });
});
