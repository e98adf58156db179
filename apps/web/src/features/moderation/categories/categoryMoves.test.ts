import type { ManagedCategory } from '@vetka/domain/goods';
import { expect, test } from 'vitest';
import { effectsOfMerge, effectsOfMove } from './categoryMoves.ts';

const category = (id: number, parentId: number | null, name: string, more: Partial<ManagedCategory> = {}) =>
  ({ id, parentId, name, promotions: [], commissions: [], ...more }) as ManagedCategory;

const rule = { rate: 1200, minimum: 0, taxRate: 0 };
const flowers = category(1, null, 'Цветы', { promotions: ['Весна'], commissions: [rule] });
const roses = category(2, 1, 'Розы');
const gifts = category(3, null, 'Подарки');
const vases = category(4, 3, 'Вазы');
const all = [flowers, roses, gifts, vases];

const moved = (id: number, parentId: number | null) =>
  all.map((each) => (each.id === id ? { ...each, parentId } : each));
const words = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00A0', ' '));

test('a category moved under a promotion and a commission rule shows what they include', () => {
  expect(words(effectsOfMove(all, moved(4, 2)))).toEqual([
    'Товары «Вазы» попадут в акцию «Весна»: в магазинах, которые участвуют всеми товарами, цены снизятся.',
    'На товары «Вазы» подействует комиссия «Цветы», 12 %, без НДС. Магазины не предупреждены: закон даёт им 15 дней, а если станет хуже, 45.',
  ]);
});

test('a category moved out of them shows what ends', () => {
  expect(words(effectsOfMove(all, moved(2, null)))).toEqual([
    'Товары «Розы» выйдут из акции «Весна»: цены вернутся.',
    'На товары «Розы» перестанет действовать комиссия «Цветы», 12 %, без НДС.',
  ]);
});

test('the nearest category with a commission applies, and an outer one does not', () => {
  const cheaper = category(6, 1, 'Горшки', { commissions: [{ ...rule, rate: 1000 }] });
  const pots = category(7, 3, 'Кашпо');
  const nested = [...all, cheaper, pots];
  const place = (id: number, parentId: number) => nested.map((each) => (each.id === id ? { ...each, parentId } : each));
  expect(words(effectsOfMove(nested, place(7, 6)))).toEqual([
    'Товары «Кашпо» попадут в акцию «Весна»: в магазинах, которые участвуют всеми товарами, цены снизятся.',
    'На товары «Кашпо» подействует комиссия «Горшки», 10 %, без НДС. Магазины не предупреждены: закон даёт им 15 дней, а если станет хуже, 45.',
  ]);
  // Its own commission stays.
  expect(effectsOfMove(nested, place(6, 2))).toEqual([]);
  expect(
    words(
      effectsOfMove(
        [...nested, category(8, 4, 'Стекло', { commissions: [rule] })],
        [...place(4, 6), category(8, 4, 'Стекло', { commissions: [rule] })],
      ),
    )[1],
  ).toContain('На товары «Вазы», кроме категорий внутри со своей комиссией, подействует');
});

test('another order, or a place under the same promotion, changes nothing', () => {
  expect(effectsOfMove(all, all.toReversed())).toEqual([]);
  const inner = category(5, 2, 'Кустовые');
  expect(effectsOfMove([...all, inner], [...all, { ...inner, parentId: 1 }])).toEqual([]);
});

test('a category merged into another one shows the rules that apply there', () => {
  expect(effectsOfMerge(all, gifts, roses)).toHaveLength(2);
  expect(effectsOfMerge(all, roses, flowers)).toEqual([]);
});
