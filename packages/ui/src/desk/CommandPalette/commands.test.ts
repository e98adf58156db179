import { expect, test } from 'vitest';
import { foundGroups, type Command } from './commands.ts';

const onSelect = () => {};
const commands: Command[] = [
  { id: 'orders', label: 'Заказы на сегодня', group: 'Перейти', onSelect },
  { id: 'promotion', label: 'Новая акция', group: 'Создать', keywords: ['скидка'], onSelect },
  { id: 'accounts', label: 'Счёт-фактура', group: 'Перейти', onSelect },
];
const found = (query: string) => foundGroups(commands, query).flatMap((group) => group.commands.map(({ id }) => id));

test('an empty query finds everything, under headings in the order given', () => {
  expect(foundGroups(commands, ' ').map(({ title }) => title)).toEqual(['Перейти', 'Создать']);
  expect(found('')).toEqual(['orders', 'accounts', 'promotion']);
});

test.each([
  ['зак', ['orders']],
  ['сегодня заказ', ['orders']],
  ['СКИД', ['promotion']],
  ['счет', ['accounts']],
  ['факт', ['accounts']],
  ['создать', ['promotion']],
  ['каз', []],
])('«%s» finds %j by beginnings of words', (query, ids) => expect(found(query)).toEqual(ids));
