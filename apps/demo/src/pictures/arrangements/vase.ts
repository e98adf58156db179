import type { Product } from '../product.ts';
import type { Dome } from './pack.ts';
import type { ProductRequest } from '../request.ts';
import type { Random } from '../../random.ts';
import type { Vessel } from '../vessels/vessel.ts';
import { FINISHES, VASE_SHAPES, ceramic, glassVase, type CeramicLook } from '../vessels/ceramic.ts';
import type { Sheet } from '../sheet.ts';
import { backFoliage } from './greens.ts';
import { bloomHead } from './head.ts';
import { crowd, recipe } from './recipe.ts';
import { n, stroke, type Point } from '../svg.ts';
import type { Palette } from '../palette.ts';

/** One stem in a vase. In glass it continues to the bottom and crosses to the other side, as real stems do. */
function vaseStalk(
  share: number,
  { dome, holder, look, glass }: { dome: Dome; holder: Vessel; look: CeramicLook; glass: boolean },
  random: Random,
) {
  const lean = share * 2 - 1;
  const top = look.top;
  const inside = 500 + lean * holder.mouth.rx * 0.6;
  const down = 500 - lean * look.width * random.range(0.16, 0.34) + random.spread(16);
  const low = glass
    ? `Q${n((inside + down) / 2 + lean * 14)} ${n(top + look.height * 0.45)} ${n(down)} ${n(top + look.height * random.range(0.84, 0.93))}`
    : '';
  return `M${n(500 + lean * dome.rx * 0.6)} ${n(dome.cy)}Q${n(500 + lean * holder.mouth.rx * 0.9)} ${n(top - 70)} ${n(inside)} ${n(top + 20)}${low}`;
}

export function vase(sheet: Sheet, request: ProductRequest, palette: Palette, random: Random): Product {
  const chosen = recipe(request, palette, random, random.pick([5, 7, 9, 11, 15]));
  const glass = request.glass ?? random.chance(0.5);
  const top = random.range(560, 620);
  const shape = random.pick(VASE_SHAPES);
  const look = {
    shape,
    width: random.range(230, 300),
    top,
    height: 896 - top,
    colour: random.pick(palette.vessels),
    finish: random.pick(FINISHES),
  };
  const holder = glass ? glassVase(sheet, look, random) : ceramic(sheet, look, random);
  const grow = crowd(chosen.stems.length);
  const dome = { cx: 500, cy: top - 236 * grow, rx: 250 * grow, ry: 200 * grow };
  const neck: Point = [500, top + 60];
  const stalkCount = Math.min(8, chosen.stems.length + 1);
  const stalks = Array.from({ length: stalkCount }, (_, i) =>
    vaseStalk(i / (stalkCount - 1), { dome, holder, look, glass }, random),
  ).join('');
  const green = backFoliage(
    sheet,
    dome,
    { ...chosen, from: -215, to: 35, count: random.int(9, 14), reach: random.range(1.25, 1.5) },
    random,
  );
  const head = bloomHead(sheet, dome, { ...chosen, origin: neck, tuck: 0.9 }, random);
  const stems = stroke(stalks, '#5d8a4f', 9) + stroke(stalks, '#9dbf7d', 2.5, 'opacity=".7"');
  return {
    art: holder.back + stems + holder.front + green + head,
    foot: holder.foot,
    focus: { cx: 500, cy: dome.cy + 20, r: 270 },
  };
}
