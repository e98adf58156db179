import { expect, test } from 'vitest';
import { checkOf, toggled, visibleRows, type TreeItem } from './treeModel.ts';

const items: TreeItem[] = [
  {
    id: 'flowers',
    label: 'Цветы',
    children: [
      { id: 'roses', label: 'Розы' },
      { id: 'peonies', label: 'Пионы' },
      { id: 'rare', label: 'Редкие', isDisabled: true },
    ],
  },
  { id: 'vases', label: 'Вазы' },
];
const [flowers] = items as [TreeItem];

test('shows the children of what is open, with level, place and parent', () => {
  expect(visibleRows(items, new Set()).map(({ item }) => item.id)).toEqual(['flowers', 'vases']);
  const rows = visibleRows(items, new Set(['flowers']));
  expect(rows.map(({ item, level }) => [item.id, level])).toEqual([
    ['flowers', 1],
    ['roses', 2],
    ['peonies', 2],
    ['rare', 2],
    ['vases', 1],
  ]);
  expect(rows[2]).toMatchObject({ place: 2, siblings: 3, parent: 'flowers', isParent: false });
});

test('a parent is chosen when everything in it that may be chosen is', () => {
  expect(checkOf(flowers, new Set())).toBe(false);
  expect(checkOf(flowers, new Set(['roses']))).toBe('mixed');
  expect(checkOf(flowers, new Set(['roses', 'peonies']))).toBe(true);
});

test('a press on a parent chooses all its leaves and keeps the rest', () => {
  expect(toggled(flowers, ['vases', 'roses'])).toEqual(['vases', 'roses', 'peonies']);
  expect(toggled(flowers, ['vases', 'roses', 'peonies'])).toEqual(['vases']);
});

test('a disabled leaf that is chosen is shown as chosen, and stays', () => {
  const [, , rare] = flowers.children as [TreeItem, TreeItem, TreeItem];
  expect(checkOf(rare, new Set(['rare']))).toBe(true);
  expect(checkOf(flowers, new Set(['rare']))).toBe('mixed');
  expect(toggled(flowers, ['rare', 'roses', 'peonies'])).toEqual(['rare']);
  expect(toggled(flowers, ['rare'])).toEqual(['rare', 'roses', 'peonies']);
});
