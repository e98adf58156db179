import type { Product } from '../product.ts';
import type { ProductRequest } from '../request.ts';
import type { Random } from '../../random.ts';
import type { OpenVessel } from '../vessels/vessel.ts';
import type { Sheet } from '../sheet.ts';
import { backFoliage } from './greens.ts';
import { bloomHead } from './head.ts';
import { crateBox, hatBox, squareBox } from '../vessels/boxes.ts';
import type { Palette } from '../palette.ts';
import { recipe, type Recipe } from './recipe.ts';
import { wovenBasket } from '../vessels/woven.ts';

/** Flowers standing in an open box, basket or crate and hiding its rim. */
function boxed(
  sheet: Sheet,
  request: ProductRequest,
  palette: Palette,
  random: Random,
  holder: OpenVessel,
  { rise, spread, total }: { rise: number; spread: number; total: number },
) {
  const chosen = recipe(request, palette, random, total);
  const { mouth } = holder;
  const ry = mouth.rx * rise;
  const dome = { cx: mouth.cx, cy: mouth.cy - ry * 0.72, rx: mouth.rx * spread, ry };
  const green = backFoliage(
    sheet,
    dome,
    { ...chosen, from: -195, to: 15, count: random.int(8, 13), reach: random.range(1.2, 1.42) },
    random,
  );
  const head = bloomHead(sheet, dome, { ...chosen, origin: [mouth.cx, mouth.cy + 200], mouth: mouth.cy }, random);
  return {
    art: holder.back + holder.front + green + head,
    foot: holder.foot,
    focus: { cx: 500, cy: dome.cy + 30, r: 280 },
    above: seenFromAbove(sheet, chosen, holder.rim, random),
  };
}

/** Round bed of blooms with its container's rim around it. */
function seenFromAbove(sheet: Sheet, chosen: Recipe, drawRim: () => string, random: Random) {
  const dome = { cx: 500, cy: 500, rx: 318, ry: 318 };
  const around = backFoliage(sheet, dome, { ...chosen, from: 0, to: 360, count: 12, reach: 1.16 }, random);
  return drawRim() + around + bloomHead(sheet, dome, { ...chosen, origin: [500, 500] }, random);
}

export function hatbox(sheet: Sheet, request: ProductRequest, palette: Palette, random: Random): Product {
  const look = {
    colour: random.pick(palette.vessels),
    ribbon: palette.ribbon,
    width: random.range(430, 520),
    top: random.range(560, 610),
    height: random.range(230, 300),
  };
  const square = random.chance(0.3);
  const holder = square
    ? squareBox(sheet, { ...look, width: look.width * 1.14, height: look.height * 0.8 }, random)
    : hatBox(sheet, look, random);
  return boxed(sheet, request, palette, random, holder, {
    rise: square ? 0.7 : random.range(0.72, 0.86),
    spread: 1.06,
    total: random.pick([13, 17, 21]),
  });
}

export function basket(sheet: Sheet, request: ProductRequest, palette: Palette, random: Random): Product {
  const holder = wovenBasket(sheet, {
    colour: random.pick(['#b98a58', '#a87848', '#cfae80', '#8b6544']),
    width: random.range(440, 540),
    top: random.range(590, 630),
    height: random.range(200, 250),
    handle: random.chance(0.72),
  });
  return boxed(sheet, request, palette, random, holder, {
    rise: random.range(0.6, 0.78),
    spread: 1.02,
    total: random.pick([17, 21, 25]),
  });
}

export function crate(sheet: Sheet, request: ProductRequest, palette: Palette, random: Random): Product {
  const holder = crateBox(
    sheet,
    {
      colour: random.pick(['#c9a273', '#b88c5e', '#dcc8a8', '#8f7358']),
      width: random.range(500, 580),
      height: random.range(180, 230),
    },
    random,
  );
  return boxed(sheet, request, palette, random, holder, {
    rise: random.range(0.56, 0.66),
    spread: 1,
    total: random.pick([17, 23]),
  });
}
