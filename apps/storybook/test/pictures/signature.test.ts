import { expect, test } from 'vitest';
import { decodeSignature, differenceOf, encodeSignature, signatureOf, type Raster } from './signature.ts';

type Color = readonly [red: number, green: number, blue: number];

const paper: Color = [250, 246, 238];
const leaf: Color = [31, 90, 61];

/** A 160 × 44 card on a paper background, like a button. */
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

test('a picture matches its stored signature', () => {
  expect(difference({})).toBeUndefined();
});

test('detects a block that moved by one pixel', () => {
  expect(difference({ x: 41 })).toMatch(/cells have another colour/);
});

test('detects a slightly changed colour', () => {
  expect(difference({ color: [31, 90, 74] })).toMatch(/cells have another colour/);
});

test('ignores empty space below a story', () => {
  expect(difference({ height: 800 })).toBeUndefined();
});

test('ignores differences in text rendering', () => {
  expect(difference({ color: [34, 92, 64] })).toBeUndefined();
});

test('detects a taller story', () => {
  const taller = picture({ height: 200 });
  taller.pixels.fill(90, 390 * 3 * 150, 390 * 3 * 190 - 600);
  expect(differenceOf(kept(picture()), signatureOf(taller))).toBe('it was 390 × 96 px and is 390 × 200 px');
});
