import { expect, test } from 'vitest';
import { maxZoomOf } from './chosenPicture.ts';

test('a picture is enlarged four times at most, and never until less than 160 pixels remain', () => {
  expect(maxZoomOf({ width: 4000, height: 3000 })).toBe(4);
  expect(maxZoomOf({ width: 400, height: 320 })).toBe(2);
  expect(maxZoomOf({ width: 160, height: 900 })).toBe(1);
});
