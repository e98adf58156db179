import { expect, test } from 'vitest';
import { pointInFrame } from './placing.ts';

test('the middle of a picture is the middle of every frame', () => {
  for (const ratio of [0.5, 0.8, 1, 2]) {
    expect(pointInFrame({ x: 500, y: 500 }, { width: 1600, height: 900 }, ratio)).toEqual({ x: 500, y: 500 });
  }
});

test('a frame of the shape of the picture shows every point in its place', () => {
  for (const point of [
    { x: 0, y: 0 },
    { x: 1000, y: 1000 },
    { x: 120, y: 870 },
  ]) {
    expect(pointInFrame(point, { width: 800, height: 1000 }, 0.8)).toEqual(point);
  }
});

test('a wide picture in a tall frame loses its sides', () => {
  const wide = { width: 2000, height: 1000 };
  expect(pointInFrame({ x: 250, y: 100 }, wide, 1)).toEqual({ x: 0, y: 100 });
  expect(pointInFrame({ x: 750, y: 100 }, wide, 1)).toEqual({ x: 1000, y: 100 });
  expect(pointInFrame({ x: 240, y: 100 }, wide, 1)).toBeUndefined();
});

test('a tall picture in a wide frame loses its top and bottom', () => {
  const tall = { width: 1000, height: 2000 };
  expect(pointInFrame({ x: 10, y: 300 }, tall, 1)).toEqual({ x: 10, y: 100 });
  expect(pointInFrame({ x: 10, y: 200 }, tall, 1)).toBeUndefined();
});

test('a picture of unknown size fills the frame', () => {
  expect(pointInFrame({ x: 10, y: 990 }, { width: null, height: null }, 0.8)).toEqual({ x: 10, y: 990 });
});
