import { expect, it } from 'vitest';
import { cart } from '../../fixtures/carts.ts';
import { discountLines } from './discountLines.ts';

const [first] = cart.carts;
if (!first) throw new Error('В примерах пустая корзина');
const [coupon, subscription] = discountLines(first);

it("adds up a subscription's discounts of several products", () => {
  expect(subscription?.label).toBe('Подписка «Базовая»');
  expect(subscription?.amount).toBe(53_000);
});

it('REC-20: calls a product that is not in the cart «Неизвестный товар»', () => {
  expect(subscription?.products.map(({ name }) => name)).toEqual([
    'Букет из пионов и эвкалипта «Утро в Суздале»',
    'Неизвестный товар',
  ]);
});

it('lists no products when a coupon applies to the whole sub-cart', () => {
  expect(coupon).toEqual({ key: 'coupon-7', label: 'Промокод ВЕСНА', amount: 50_000, products: [] });
});
