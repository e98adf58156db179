/** Short forms of picture specs for the demo content. */
import type { PictureSpec, WideFormat, GroundChoice } from '../pictures/spec.ts';
import type { PaletteName } from '../pictures/palette.ts';
import type { BloomName, FlowerChoice } from '../pictures/request.ts';
import { TONES, type ToneName } from '../pictures/tones.ts';
import { flowerWords } from './grammar.ts';

const isBloom = (name: string): name is BloomName => name in flowerWords;
const isTone = (name: string): name is ToneName => name in TONES;

function flowerOf(text: string): FlowerChoice {
  const [name = '', tone = '', count] = text.split(':');
  if (!isBloom(name)) throw new Error(`Неизвестный цветок: ${text}`);
  if (tone && !isTone(tone)) throw new Error(`Неизвестный цвет: ${text}`);
  return { name, ...(isTone(tone) ? { tone } : {}), ...(count ? { count: Number(count) } : {}) };
}

/** `peony:white:15, eustoma:blush` as flowers. */
export const flowersOf = (text: string): FlowerChoice[] => text.split(',').map((part) => flowerOf(part.trim()));

/** A generous heap of flowers. */
export const heap = (
  seed: number,
  palette: PaletteName,
  flowers: string,
  ground: GroundChoice,
  format: WideFormat = 'cover',
): PictureSpec => ({ scene: 'heap', request: { seed, palette, flowers: flowersOf(flowers) }, ground, format });

/** A meadow along the lower edge. */
export const meadow = (
  seed: number,
  palette: PaletteName,
  flowers: string,
  ground: GroundChoice,
  format: WideFormat = 'cover',
): PictureSpec => ({ scene: 'meadow', request: { seed, palette, flowers: flowersOf(flowers) }, ground, format });
