import { expect, test } from 'vitest';
import { matchingItems } from './matchingItems.ts';

const items = [
  { id: 1, label: 'Розы', detail: 'Цветы' },
  { id: 2, label: 'Тёмные ирисы', detail: 'Цветы' },
  { id: 3, label: 'Открытки' },
];
const idsOf = (typed: string) => matchingItems(items, typed).map(({ id }) => id);

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['роз', [1]],
  ['ТЕМНЫЕ', [2]],
  ['цветы', [1, 2]],
  ['пионы', []],
])('«%s» finds %j', (typed, ids) => {
  expect(idsOf(typed)).toEqual(ids);
});
