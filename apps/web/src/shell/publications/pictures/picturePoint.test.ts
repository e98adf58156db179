import { expect, test } from 'vitest';
import { directionOf, moved, pointOf } from './picturePoint.ts';

const picture = { getBoundingClientRect: () => ({ left: 100, top: 50, width: 400, height: 500 }) } as Element;

test('a press becomes thousandths of the picture, and never leaves it', () => {
  expect(pointOf({ clientX: 300, clientY: 300 }, picture)).toEqual({ x: 500, y: 500 });
  expect(pointOf({ clientX: 100, clientY: 550 }, picture)).toEqual({ x: 0, y: 1000 });
  expect(pointOf({ clientX: 0, clientY: 900 }, picture)).toEqual({ x: 0, y: 1000 });
});

test('arrow keys move a mark by a step, with Shift by five, up to the edge', () => {
  const right = directionOf({ key: 'ArrowRight', shiftKey: false });
  const up = directionOf({ key: 'ArrowUp', shiftKey: true });
  expect([right, up]).toEqual([
    { x: 20, y: 0 },
    { x: 0, y: -100 },
  ]);
  expect(moved({ x: 990, y: 50 }, { x: 20, y: -100 })).toEqual({ x: 1000, y: 0 });
  expect(directionOf({ key: 'Enter', shiftKey: false })).toBeUndefined();
});
