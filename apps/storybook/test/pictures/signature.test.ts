import { expect, test } from 'vitest';
import type { Raster } from './png.ts';
import { decodeSignature, differenceOf, encodeSignature, signatureOf } from './signature.ts';

type Color = readonly [red: number, green: number, blue: number];

const paper: Color = [250, 246, 238];
const leaf: Color = [31, 90, 61];

/** A card of 160 × 44 on paper, like a button. */
function picture({ x = 40, color = leaf, width = 390, height = 96 } = {}): Raster {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const [column, row] = [at % width, Math.floor(at / width)];
    const isCard = column >= x && column < x + 160 && row >= 16 && row < 60;
    pixels.set(isCard ? color : paper, at * 3);
  }
  return { width, height, channels: 3, pixels };
}

const kept = (raster: Raster) => decodeSignature(encodeSignature(signatureOf(raster)));
const difference = (now: Parameters<typeof picture>[0]) => differenceOf(kept(picture()), signatureOf(picture(now)));

test('a picture looks like itself after it was kept', () => {
  expect(difference({})).toBeUndefined();
});

test('a block that moved by one pixel is seen', () => {
  expect(difference({ x: 41 })).toMatch(/cells have another colour/);
});

test('a colour that changed by a shade is seen', () => {
  expect(difference({ color: [31, 90, 74] })).toMatch(/cells have another colour/);
});

test('empty ground under a story is not', () => {
  expect(difference({ height: 800 })).toBeUndefined();
});

test('a difference that only the drawing of letters makes is not', () => {
  expect(difference({ color: [34, 92, 64] })).toBeUndefined();
});

test('a story that became taller is seen', () => {
  const taller = picture({ height: 200 });
  taller.pixels.fill(90, 390 * 3 * 150, 390 * 3 * 190 - 600);
  expect(differenceOf(kept(picture()), signatureOf(taller))).toBe('it was 390 × 96 px and is 390 × 200 px');
});
