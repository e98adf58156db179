import type { Product } from '../product.ts';
import type { ProductRequest } from '../request.ts';
import type { Random } from '../../random.ts';
import { BLOOMS } from '../flowers/blooms.ts';
import type { Sheet } from '../sheet.ts';
import { WRAPS, wrapPaper } from '../vessels/paper.ts';
import { backFoliage } from './greens.ts';
import { bloomHead } from './head.ts';
import { crowd, recipe } from './recipe.ts';
import { n, path } from '../svg.ts';
import type { Palette } from '../palette.ts';

/** Which two of the palette's papers are used, the outer one first. */
const PAPER_ORDERS = [
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 2],
  [2, 0],
  [2, 1],
] as const;

export function bouquet(sheet: Sheet, request: ProductRequest, palette: Palette, random: Random): Product {
  const chosen = recipe(request, palette, random, random.pick([9, 11, 15, 15, 19, 25]));
  const grow = crowd(chosen.stems.length);
  // Tulips and irises make taller, narrower bouquets than roses do.
  const stretch = chosen.stems.slice(0, 1).some((stem) => BLOOMS[stem.name].upright)
    ? random.range(0.8, 0.92)
    : random.range(0.9, 1.08);
  const dome = { cx: 500, cy: 400 + (1 - grow) * 120, rx: 252 * grow * stretch, ry: (228 * grow) / stretch ** 0.7 };
  const style = request.wrap ?? random.pick(WRAPS);
  const [first, second] = random.pick(PAPER_ORDERS);
  const papers: [string, string] = [palette.papers[first], palette.papers[second]];
  const holder = wrapPaper(sheet, { style, papers, ribbon: palette.ribbon, ...dome }, random);
  const green = backFoliage(
    sheet,
    dome,
    { ...chosen, from: -205, to: 25, count: random.int(9, 15), reach: random.range(1.18, 1.36) },
    random,
  );
  const head = bloomHead(sheet, dome, { ...chosen, origin: holder.tie }, random);
  const stemsBehind =
    style === 'tied'
      ? path(
          `M${n(dome.cx - dome.rx * 0.5)} ${n(dome.cy + dome.ry * 0.4)}L470 740H530L${n(dome.cx + dome.rx * 0.5)} ${n(dome.cy + dome.ry * 0.4)}Z`,
          '#4d7347',
        )
      : '';
  const body = style === 'tied' ? stemsBehind + holder.front + green + head : holder.back + green + head + holder.front;
  return { art: body, foot: holder.foot, lies: true, focus: { cx: 500, cy: dome.cy + 20, r: 270 } };
}
