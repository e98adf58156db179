/** Pictures wider than one product: macro heaps of flowers, meadows, several products on one table. */
import { cycle } from '../../cycle.ts';
import { createRandom, type Random } from '../../random.ts';
import { backFoliage } from '../arrangements/greens.ts';
import { bloomHead } from '../arrangements/head.ts';
import type { Dome, Stem } from '../arrangements/pack.ts';
import { coloured } from '../arrangements/recipe.ts';
import { BLOOMS, bloomSymbol } from '../flowers/blooms.ts';
import { sprigSymbol } from '../foliage/sprigs.ts';
import { GIFTS } from '../gifts/gifts.ts';
import { PALETTES, type Palette, type PaletteName } from '../palette.ts';
import type { FlowerChoice, ProductRequest, SprigName } from '../request.ts';
import { Sheet } from '../sheet.ts';
import { group, n, place, use } from '../svg.ts';
import { drawProduct } from './product-scene.ts';
import { standing } from './set.ts';
import { contactShadow, studio, tableTop, type Frame, type Ground } from './studio.ts';
import { svgOf } from './svg-of.ts';

/** The contents of a heap or a meadow. */
export interface HeapRequest {
  seed: number;
  palette: PaletteName;
  flowers: FlowerChoice[];
}

const SPRIG_PAIRS: SprigName[][] = [
  ['eucalyptus', 'ruscus'],
  ['fern', 'broad'],
  ['olive', 'eucalyptus'],
  ['broad', 'ruscus'],
];

/**
 * A drawing of a given size. Wide pictures contain many kinds at once, so each has few variants to keep the file
 * small.
 */
function framed(width: number, height: number): { sheet: Sheet; frame: Frame } {
  return { sheet: new Sheet({ variants: 2 }), frame: { x: 0, y: 0, width, height } };
}

/** Alternates the choices, so that colours mix evenly. */
function mixed(flowers: FlowerChoice[], palette: Palette, count: number): Stem[] {
  const stems = coloured(flowers, palette);
  return Array.from({ length: count }, (_, i) => cycle(stems, i));
}

/** Position of a heap in its picture: filling the lower part, or on the right next to empty wall. */
export type HeapPlace = 'full' | 'right';

/** Size of the drawing regardless of the picture's size: blooms have a natural size in it. */
const HEAP_SIDE = 1000;

const HEAP_DOMES: Record<HeapPlace, (width: number, height: number) => Dome> = {
  full: (width, height) => ({ cx: width / 2, cy: height * 0.78, rx: width * 0.56, ry: height * 0.54 }),
  right: (width, height) => ({ cx: width - height * 0.52, cy: height * 0.68, rx: height * 0.66, ry: height * 0.54 }),
};

/** A close-up of a generous heap of flowers. */
export function heapScene(request: HeapRequest, ground: Ground, ratio: number, at: HeapPlace): string {
  const width = ratio > 1 ? HEAP_SIDE * 0.72 : HEAP_SIDE;
  const height = width * ratio;
  const { sheet, frame } = framed(width, height);
  const random = createRandom(`heap/${request.seed}`);
  const palette = PALETTES[request.palette];
  const dome = HEAP_DOMES[at](width, height);
  const look = {
    stems: mixed(request.flowers, palette, ratio > 1 ? 26 : 20),
    leaves: palette.leaves,
    sprigs: random.pick(SPRIG_PAIRS),
  };
  // Leaves may extend beyond the picture here: the offset disables the margin rule.
  const offset: [number, number] = [500 - dome.cx, 500 - dome.cy];
  const green = backFoliage(sheet, dome, { ...look, from: -195, to: 15, count: 19, reach: 1.32, offset }, random);
  const head = bloomHead(sheet, dome, { ...look, origin: [dome.cx, height * 1.7] }, random);
  return svgOf(sheet, frame, tableTop(sheet, ground, frame) + green + head);
}

/** Flowers and grasses along the lower edge, tall on the right. */
export function meadowScene(request: HeapRequest, ground: Ground, width: number, height: number): string {
  const { sheet, frame } = framed(width, height);
  const random = createRandom(`meadow/${request.seed}`);
  const palette = PALETTES[request.palette];
  const stems = mixed(request.flowers, palette, 12);
  const sprigs = random.pick<SprigName[]>([
    ['fern', 'blade', 'ruscus'],
    ['olive', 'blade', 'eucalyptus'],
    ['pampas', 'fern', 'olive'],
  ]);
  const count = Math.round(width / 46);
  const layer = () =>
    Array.from({ length: count }, (_, i) =>
      meadowPlant(sheet, (i + random.next()) / count, frame, { stems, sprigs, palette }, random),
    );
  const plants = [layer(), layer()].map(
    (row) => row.map(({ grass }) => grass).join('') + row.map(({ head }) => head).join(''),
  );
  return svgOf(sheet, frame, tableTop(sheet, ground, frame) + plants.join(''));
}

interface MeadowLook {
  stems: Stem[];
  sprigs: SprigName[];
  palette: Palette;
}

function meadowPlant(sheet: Sheet, share: number, { width: w, height: h }: Frame, look: MeadowLook, random: Random) {
  const rise = 0.3 + 0.5 * share ** 1.4;
  const x = share * (w + 80) - 40;
  const pose = { turn: random.spread(20), scale: (h * rise * random.range(0.8, 1.15)) / 200, flip: random.chance(0.5) };
  const grass = use(
    sprigSymbol(sheet, random.pick(look.sprigs), random.pick(look.palette.leaves), random),
    place(x, h + 20, pose),
  );
  const { name, tone } = random.pick(look.stems);
  const y = h * (1.02 - rise * random.range(0.3, 0.98));
  const scale = (h / 1000) * BLOOMS[name].size * random.range(0.66, 1.1) * (0.7 + share * 0.4);
  const stalk = `<path d="M${n(x)} ${n(y)}Q${n(x + random.spread(20))} ${n((y + h) / 2)} ${n(x + random.spread(30))} ${h + 10}" stroke="#6d9657" stroke-width="${n(h * 0.008)}" fill="none"/>`;
  const bloom = use(
    bloomSymbol(sheet, name, tone, random),
    place(x, y, { turn: random.spread(18), scale, squash: 0.86, squashAngle: 90 }),
  );
  return { grass, head: stalk + bloom };
}

/** One product on a table: its position across the picture (0…1) and its relative height. */
export interface Placed {
  request: ProductRequest;
  at: number;
  scale: number;
}

/** Several products standing on one table. */
export function tableScene(things: Placed[], ground: Ground, width: number, height: number): string {
  const { sheet, frame } = framed(width, height);
  const drawn = things.map(({ request, at, scale }) => {
    const { product } = drawProduct(sheet, request);
    const foot = standing(product);
    const size = (height / 1100) * scale;
    const floor = height * (request.kind in GIFTS ? 0.925 : 0.895);
    const pose = place(width * at - foot.cx * size, floor - foot.y * size, { scale: size });
    return { floor, art: group(pose, contactShadow(sheet, ground.shadow, foot) + product.art) };
  });
  const art = drawn.toSorted((a, b) => a.floor - b.floor).map((thing) => thing.art);
  return svgOf(sheet, frame, studio(sheet, ground, frame) + art.join(''));
}
