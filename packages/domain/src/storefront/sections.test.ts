import { expect, test } from 'vitest';
import {
  isSectionTree,
  mayHold,
  sectionBranch,
  sectionDrop,
  sectionHeight,
  sectionLevel,
  sectionLoss,
  sectionMoved,
  sectionsIn,
} from './index.ts';

/**
 * 1 Цветы
 *   2 Розы
 *     3 Белые розы
 *   4 Пионы
 * 5 Подарки
 *   6 Свечи
 */
const tree = [
  { id: 1, parentId: null },
  { id: 5, parentId: null },
  { id: 2, parentId: 1 },
  { id: 4, parentId: 1 },
  { id: 6, parentId: 5 },
  { id: 3, parentId: 2 },
];
const idsOf = (sections: readonly { id: number }[]) => sections.map(({ id }) => id);

test('a branch has a section before its subsections', () => {
  expect(idsOf(sectionBranch(tree, null))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(idsOf(sectionBranch(tree, 2))).toEqual([2, 3]);
  expect([1, 2, 3].map((id) => sectionLevel(tree, id))).toEqual([1, 2, 3]);
  expect([1, 2, 3, 5].map((id) => sectionHeight(tree, id))).toEqual([3, 2, 1, 2]);
});

test('a section moves with its subsections', () => {
  const moved = sectionMoved(tree, 2, { parentId: 5, place: 0 });
  expect(idsOf(sectionBranch(moved, null))).toEqual([1, 4, 5, 2, 3, 6]);
  expect(isSectionTree(moved, tree)).toBe(true);
});

test('a tree has three levels at most, no section inside itself, and no unknown ones', () => {
  expect(mayHold(tree, 5, 2)).toBe(true);
  expect(mayHold(tree, 6, 2)).toBe(false);
  expect(mayHold(tree, 6, 4)).toBe(true);
  expect(mayHold(tree, 3, 2)).toBe(false);
  expect(mayHold(tree, null, 3)).toBe(true);
  expect(isSectionTree(sectionMoved(tree, 2, { parentId: 6, place: 0 }), tree)).toBe(false);
  expect(isSectionTree(sectionMoved(tree, 1, { parentId: 3, place: 0 }), tree)).toBe(false);
  expect(isSectionTree(tree.slice(1), tree)).toBe(false);
  expect(isSectionTree([...tree.slice(1), { id: 7, parentId: null }], tree)).toBe(false);
});

test.each([
  ['to the top', 5, 0, 1, { parentId: null, place: 0 }],
  ['never deeper than below the row above', 5, 0, 3, { parentId: null, place: 0 }],
  ['to the end of the level that the pointer asks for', 5, 4, 2, { parentId: 1, place: 2 }],
  ['only as deep as it fits with what is inside it', 5, 3, 3, { parentId: 1, place: 1 }],
  ['into a section without others', 4, 3, 3, { parentId: 2, place: 1 }],
  ['not between a section and what is inside it', 4, 1, 1, { parentId: 1, place: 0 }],
  ['out of its section', 3, 5, 1, { parentId: null, place: 2 }],
])('a section is dropped %s', (_, id, gap, level, target) => {
  expect(sectionDrop(tree, id, gap, level)).toEqual(target);
});

test('every drop leaves a tree of the same sections', () => {
  for (const { id } of tree) {
    for (let gap = 0; gap <= tree.length - sectionBranch(tree, id).length; gap += 1) {
      for (const level of [-1, 1, 2, 3, 9]) {
        const moved = sectionMoved(tree, id, sectionDrop(tree, id, gap, level));
        expect(isSectionTree(moved, tree), `${id} at ${gap}, level ${level}`).toBe(true);
      }
    }
  }
});

test('the effect of deleting a section is known in advance', () => {
  const productIds: Record<number, number[]> = { 1: [10], 2: [11, 12], 3: [12, 13], 6: [13] };
  const filled = tree.map((each) => ({ ...each, productIds: productIds[each.id] ?? [] }));
  expect(sectionLoss(filled, 2)).toEqual({ sections: 1, goods: 3, homeless: 2 });
  expect(sectionLoss(filled, 4)).toEqual({ sections: 0, goods: 0, homeless: 0 });
  expect(sectionsIn(filled, 5)).toHaveLength(1);
});
