/**
 * All flowers. A drawing is about 100 units in radius around 0,0 (side views: head at 0,0, stem leaving downwards from
 * about 0,60), so a scene only scales and places it.
 */
import type { Random } from '../../random.ts';
import type { Tone } from '../colour.ts';
import type { BloomName } from '../request.ts';
import type { Sheet } from '../sheet.ts';
import { group } from '../svg.ts';
import { petalTone, type ToneName } from '../tones.ts';
import { cotton, gypsophila, lavender, mimosa, wheat } from './airy.ts';
import { anemone, cornflower, daisy, gerbera, sunflower } from './daisies.ts';
import { hydrangea, iris, lily, orchid, tulip } from './lilies.ts';
import { carnation, chrysanthemum, eustoma, peony, ranunculus, rose } from './roses.ts';

export type BloomDrawing = (sheet: Sheet, tone: Tone, random: Random) => string;

export interface BloomKind {
  draw: BloomDrawing;
  /** Its usual colour. */
  tone: ToneName;
  /** Relative to a rose. */
  size: number;
  /** Drawn from the side: turns with its stem instead of spinning freely. */
  upright?: boolean;
  /** An airy accent that fills gaps. */
  filler?: boolean;
  /** Distinct drawings per picture; heavy ones get fewer. */
  variants?: number;
}

export const BLOOMS: Record<BloomName, BloomKind> = {
  rose: { draw: rose, tone: 'blush', size: 1 },
  peony: { draw: peony, tone: 'pink', size: 1.22 },
  tulip: { draw: tulip, tone: 'pink', size: 0.86, upright: true },
  daisy: { draw: daisy, tone: 'white', size: 0.74 },
  gerbera: { draw: gerbera, tone: 'coral', size: 1.05 },
  anemone: { draw: anemone, tone: 'white', size: 0.92 },
  chrysanthemum: { draw: chrysanthemum, tone: 'cream', size: 1.02, variants: 2 },
  hydrangea: { draw: hydrangea, tone: 'sky', size: 1.55, variants: 2 },
  lily: { draw: lily, tone: 'white', size: 1.3 },
  carnation: { draw: carnation, tone: 'pink', size: 0.86 },
  eustoma: { draw: eustoma, tone: 'lilac', size: 0.95 },
  ranunculus: { draw: ranunculus, tone: 'peach', size: 0.86 },
  iris: { draw: iris, tone: 'violet', size: 1.08, upright: true },
  orchid: { draw: orchid, tone: 'white', size: 1 },
  sunflower: { draw: sunflower, tone: 'honey', size: 1.25, variants: 2 },
  lavender: { draw: lavender, tone: 'violet', size: 1.1, upright: true, filler: true },
  gypsophila: { draw: gypsophila, tone: 'white', size: 1.1, upright: true, filler: true, variants: 2 },
  cotton: { draw: cotton, tone: 'white', size: 0.8 },
  mimosa: { draw: mimosa, tone: 'lemon', size: 1.15, upright: true, filler: true, variants: 2 },
  cornflower: { draw: cornflower, tone: 'blue', size: 0.66 },
  wheat: { draw: wheat, tone: 'cream', size: 1.15, upright: true, filler: true },
};

const DEFAULT_VARIANTS = 3;

/**
 * Registers one of a few drawings of this bloom and returns its id: repeating every petal of fifty-one roses would
 * produce a megabyte of SVG.
 */
export function bloomSymbol(sheet: Sheet, name: BloomName, toneName: ToneName, random: Random): string {
  const kind = BLOOMS[name];
  const variant = random.int(1, Math.min(sheet.variants, kind.variants ?? DEFAULT_VARIANTS));
  const tone = petalTone(toneName);
  return sheet.symbol(`${name}-${toneName}-${variant}`, () =>
    group(
      sheet.outlines ? `stroke="${tone.core}" stroke-opacity=".16" stroke-width="1.2"` : '',
      kind.draw(sheet, tone, random.fork(`${name}${variant}`)),
    ),
  );
}
