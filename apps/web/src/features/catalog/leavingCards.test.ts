import type { ProductCard as Product } from '@vetka/domain/catalog';
import { expect, test } from 'vitest';
import { cardsOf, stepTowards, withoutPiece, type Card } from './leavingCards.ts';

const products = (...ids: number[]) => ids.map((id) => ({ id }) as Product);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
/** Ids in order, negative for cards that have left. */
const told = (cards: readonly Card[]) => cards.map(({ product, hasLeft }) => (hasLeft ? -product.id : product.id));

test('cards that have left keep their place among those that stay', () => {
  const before = cardsOf(products(...range(1, 15)));
  expect(told(cardsOf(products(3, 9, 20), before))).toEqual([
    -1, -2, 3, -4, -5, -6, -7, -8, 9, -10, -11, -12, -13, -14, -15, 20,
  ]);
});

test('another order of the products is theirs, and those that have left follow their neighbours', () => {
  const before = cardsOf(products(...range(1, 12)));
  expect(told(cardsOf(products(10, 2), before))).toEqual([-1, 10, -11, -12, 2, -3, -4, -5, -6, -7, -8, -9]);
});

test('a few cards are removed at once', () => {
  const before = cardsOf(products(...range(1, 10)));
  expect(told(cardsOf(products(1, 10), before))).toEqual([1, 10]);
});

test('cards that leave while others are still there are hidden with them, and one that comes back is shown', () => {
  const first = cardsOf(products(...range(1, 20)));
  const second = cardsOf(products(5, 6), first);
  const third = cardsOf(products(6, 7), second);
  expect(told(third).filter((id) => id > 0)).toEqual([6, 7]);
  expect(told(third)).toHaveLength(20);
});

test('cards are removed in pieces until only those of the list are left', () => {
  let cards = cardsOf(products(10), cardsOf(products(...range(1, 20))));
  const lengths = [];
  for (; cards.length > 1; cards = withoutPiece(cards)) lengths.push(cards.length);
  expect(lengths).toEqual([20, 12, 4]);
  expect(told(cards)).toEqual([10]);
});

test('when hundreds leave, the last are hidden first, 64 at a time, while the list stays', () => {
  const list = products(5, 250, 300);
  let state = stepTowards(list, cardsOf(products(...range(1, 294))));
  const seen = [];
  for (; !state.isThere; state = stepTowards(list, state.cards)) seen.push(told(state.cards));
  expect(seen.map((ids) => ids.filter((id) => id > 0).length)).toEqual([230, 166, 102, 38]);
  expect(seen[0]?.filter((id) => id > 0)).toEqual([...range(1, 229), 250]);
  expect(told(state.cards).filter((id) => id > 0)).toEqual([5, 250, 300]);
  expect(state.cards).toHaveLength(295);
});

test('a list that adds to another is there at once', () => {
  const { cards, isThere } = stepTowards(products(...range(1, 294)), cardsOf(products(...range(1, 270))));
  expect(isThere).toBe(true);
  expect(told(cards)).toEqual(range(1, 294));
});
