import { expect, test } from 'vitest';
import { findNamedCity, type CityName } from './search.cities.ts';
import { readWishes } from './search.wishes.ts';

const cities: CityName[] = [
  { id: 1, words: ['санкт', 'петербург'] },
  { id: 2, words: ['москва'] },
  { id: 3, words: ['радужный'] },
  { id: 4, words: ['нн'] },
];
/** Forms differ in their last letter only. */
const isForm = (typed: string, word: string) =>
  typed.length === word.length && typed.slice(0, -1) === word.slice(0, -1);
const read = (query: string) => {
  const { wishes, rest } = readWishes(query, (words) => findNamedCity(cities, words, isForm));
  return [rest, ...wishes.map(({ kind, typed }) => `${kind}: ${typed}`)];
};

test.each([
  ['букет до 3000', 'букет', 'price: до 3000'],
  ['Розы МОСКВА', 'розы', 'city: москва'],
  ['розы в москве', 'розы', 'city: в москве'],
  ['санкт-петербург тюльпаны', 'тюльпаны', 'city: санкт петербург'],
  ['розы со скидкой', 'розы', 'discount: со скидкой'],
  ['пионы сегодня', 'пионы', 'today: сегодня'],
  ['букет роз в москве сегодня до 3 тысяч', 'букет роз', 'price: до 3 тысяч', 'today: сегодня', 'city: в москве'],
  [',ertn lj 3000', ',ertn', 'price: до 3000'],
  ['hjps ctujlyz', 'hjps', 'today: сегодня'],
  ['розы в радужном', 'розы в радужном'],
  ['розы в городе радужный', 'розы в', 'city: городе радужный'],
  ['радужный букет', 'радужный букет'],
  ['букет', 'букет'],
  ['101 роза', '101 роза'],
  ['«Зефир», камерный', '«Зефир», камерный'],
  ['до 1500', '', 'price: до 1500'],
])('«%s» is «%s» with its wishes', (query, ...expected) => {
  expect(read(query).map((each) => each.toLowerCase())).toEqual(expected.map((each) => each.toLowerCase()));
});
