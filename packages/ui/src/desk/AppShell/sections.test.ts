import { expect, test } from 'vitest';
import { barOf, type AppSection } from './sections.ts';

const section = (id: number): AppSection => ({ id: String(id), label: `Раздел ${id}`, href: `/${id}`, icon: null });
const groupOf = (...ids: number[]) => ({ sections: ids.map(section) });
const ids = (sections: readonly AppSection[]) => sections.map(({ id }) => Number(id));

test.each([
  [[groupOf(1, 2, 3)], [1, 2, 3], []],
  [[groupOf(1, 2), groupOf(3, 4, 5)], [1, 2, 3, 4, 5], []],
  [
    [groupOf(1, 2, 3), groupOf(4, 5, 6)],
    [1, 2, 3, 4],
    [5, 6],
  ],
])('the bar of a phone has five places, one of them for the rest: %#', (groups, shown, rest) => {
  const bar = barOf(groups);
  expect([ids(bar.shown), ids(bar.rest)]).toEqual([shown, rest]);
});
