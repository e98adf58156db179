import { expect, test } from 'vitest';
import { findNamedShop, type ShopName } from './search.shops.ts';

const shops: ShopName[] = [
  { id: 1, words: ['мята', 'и', 'пион'] },
  { id: 2, words: ['красная', 'роза'] },
  { id: 3, words: ['полевая'] },
];
/** Words with the same start are forms of one word here; `krasnaya` sounds like «красная». */
const isForm = (typed: string, word: string) =>
  typed.slice(0, 3) === word.slice(0, 3) ||
  (typed === 'krasnaya' && word === 'красная') ||
  (typed === 'roza' && word === 'роза');
const named = (query: string) => findNamedShop(shops, query, isForm);

test.each([
  ['мята и пион', 1, []],
  ['розы от мяты и пиона', 1, ['розы']],
  ['магазин красной розы', 2, []],
  ['красная роза', 2, []],
  ['krasnaya roza', 2, []],
  ['vznf b gbjy', 1, []],
  ['магазин полевая ромашки', 3, ['ромашки']],
])('«%s» names a shop', (query, id, rest) => {
  expect(named(query)).toEqual({ id, rest });
});

test.each(['красные розы', '25 красных роз', 'мятный пион', 'полевая ромашка'])('«%s» names none', (query) => {
  expect(named(query)).toBeNull();
});
