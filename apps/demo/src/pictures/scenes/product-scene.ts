/** A product from four views: front, close-up, from above, and at home. */
import { createRandom, type Random } from '../../random.ts';
import { PALETTES, type Palette, type PaletteName } from '../palette.ts';
import type { Product } from '../product.ts';
import type { ProductKind, ProductRequest } from '../request.ts';
import { Sheet } from '../sheet.ts';
import { circle, ellipse, group, place } from '../svg.ts';
import { room } from './rooms.ts';
import { PRODUCTS, standing } from './set.ts';
import { contactShadow, studio, tableTop, type Frame, type Ground } from './studio.ts';
import { svgOf } from './svg-of.ts';

export type View = 'front' | 'close' | 'angle' | 'room';

const LIGHT_PALETTES = (Object.keys(PALETTES) as PaletteName[]).filter((name) => !PALETTES[name].dark);
/** Palettes that suit any flower colour. */
const NEUTRAL_PALETTES: PaletteName[] = ['ivory', 'mist', 'leaf'];

/** The requested palette, or one that contains the main flower's colour. */
function paletteOf(request: ProductRequest, random: Random): Palette {
  if (request.palette) return PALETTES[request.palette];
  const tone = request.flowers?.[0]?.tone;
  const fitting = tone ? LIGHT_PALETTES.filter((name) => PALETTES[name].flowers.includes(tone)) : LIGHT_PALETTES;
  return PALETTES[random.pick(fitting.length ? fitting : NEUTRAL_PALETTES)];
}

/** Draws the product on a sheet. */
export function drawProduct(sheet: Sheet, request: ProductRequest): { product: Product; palette: Palette } {
  const random = createRandom(`${request.kind}/${request.seed}`);
  const palette = paletteOf(request, random.fork('palette'));
  return { product: PRODUCTS[request.kind](sheet, request, palette, random.fork('product')), palette };
}

/** Low products are enlarged, so that everything fills its picture alike. */
const NEARER: Partial<Record<ProductKind, number>> = {
  giftbox: 1.22,
  macarons: 1.12,
  chocolates: 1.1,
  candle: 1.2,
  mug: 1.14,
  cake: 1.14,
  fruits: 1.12,
  crate: 1.1,
  basket: 1.06,
  hatbox: 1.06,
  vase: 1.14,
  wreath: 1.1,
};

/** Share of the frame's height at which a product stands. */
const FLOOR = 0.905;
const FRAME_WIDTH = 896;

/** The product standing in a studio of the given proportions (height over width). */
function front(
  sheet: Sheet,
  request: ProductRequest,
  product: Product,
  ground: Ground,
  ratio: number,
): Frame & { art: string } {
  const frame: Frame = { x: 500 - FRAME_WIDTH / 2, y: 0, width: FRAME_WIDTH, height: FRAME_WIDTH * ratio };
  frame.y = standing(product).y - frame.height * FLOOR;
  const hanging = { ...frame, y: 490 - frame.height / 2 };
  const shown = product.foot ? frame : hanging;
  const nearer = NEARER[request.kind] ?? 1;
  const shadow = product.foot ? contactShadow(sheet, ground.shadow, product.foot) : '';
  const foot = standing(product);
  const thing = group(place(500 - foot.cx * nearer, foot.y - foot.y * nearer, { scale: nearer }), shadow + product.art);
  const back = product.foot ? studio(sheet, ground, shown) : tableTop(sheet, ground, shown);
  return { ...shown, art: back + (nearer === 1 ? shadow + product.art : thing) };
}

/** Off-centre crop of the focus area. */
function closeUp(product: Product, ratio: number, random: Random): Frame {
  const { cx, cy, r } = product.focus;
  const [width, height] = [r * 1.5, r * 1.5 * ratio];
  return {
    x: cx - width / 2 + random.pick([-1, 1]) * r * 0.2,
    y: cy - height / 2 + random.spread(r * 0.1),
    width,
    height,
  };
}

const ABOVE_SCALE = 0.86;

/** A bouquet lying on the table, or an open container seen from above. */
function fromAbove(
  sheet: Sheet,
  product: Product,
  ground: Ground,
  ratio: number,
  random: Random,
): Frame & { art: string } {
  const frame: Frame = { x: 100, y: 500 - 400 * ratio, width: 800, height: 800 * ratio };
  const table = tableTop(sheet, ground, frame);
  const fill = sheet.shadow(ground.shadow);
  if (product.above) {
    const thing = circle(530, 545, 430, fill) + product.above;
    return {
      ...frame,
      art: table + group(place(500 - 500 * ABOVE_SCALE, 500 - 500 * ABOVE_SCALE, { scale: ABOVE_SCALE }), thing),
    };
  }
  const turn = random.pick([-34, 30, 36]);
  const pose = `rotate(${turn} 500 500) translate(0 10) translate(500 500) scale(.8) translate(-500 -500)`;
  // The wide dim ellipses replace a blurred copy of the bouquet's outline.
  const outline = ellipse(500, 430, 370, 350, fill) + ellipse(500, 760, 190, 260, fill);
  return {
    ...frame,
    art:
      table +
      group('transform="translate(34 44)"', group(`transform="${pose}"`, outline)) +
      group(`transform="${pose}"`, product.art),
  };
}

/** Picture of one product as SVG; `ratio` is height over width. */
export function productScene(request: ProductRequest, view: View, ground: Ground, ratio: number): string {
  // Petals have outlines only in close-ups: outlines are slow to draw and too fine for other views.
  const sheet = new Sheet({ outlines: view === 'close' });
  const { product, palette } = drawProduct(sheet, request);
  const random = createRandom(`${request.kind}/${request.seed}/${view}`);
  if (view === 'room') {
    const frame: Frame = { x: 500 - 500 / ratio, y: 0, width: 1000 / ratio, height: 1000 };
    return svgOf(sheet, frame, room(sheet, product, palette, random));
  }
  if (view === 'angle' && (product.above ?? product.lies)) {
    const { art, ...frame } = fromAbove(sheet, product, ground, ratio, random);
    return svgOf(sheet, frame, art);
  }
  const { art, ...frame } = front(sheet, request, product, ground, ratio);
  const shown = view === 'front' ? frame : closeUp(product, ratio, random);
  return svgOf(sheet, shown, art);
}

/** The product alone on a transparent background, cropped to its proportions and standing on the lower edge. */
export function cutoutScene(request: ProductRequest): string {
  const sheet = new Sheet();
  const { product, palette } = drawProduct(sheet, request);
  const foot = standing(product);
  const shadow = product.foot ? contactShadow(sheet, palette.shadow, product.foot) : '';
  return svgOf(sheet, { x: 100, y: foot.y + 40 - 920, width: 800, height: 920 }, shadow + product.art);
}
