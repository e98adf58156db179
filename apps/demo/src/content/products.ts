/** Products of the demo catalogue: designs with computed prices, stock, attributes and pictures. */
import { createRandom, type Random } from '../random.ts';
import type { BloomName, GiftName, ProductKind } from '../pictures/request.ts';
import type { View } from '../pictures/scenes/product-scene.ts';
import { GROUND_COUNT } from '../pictures/scenes/studio.ts';
import type { PictureSpec } from '../pictures/spec.ts';
import type { ToneName } from '../pictures/tones.ts';
import { arrangedDesigns } from './designs/arranged.ts';
import type { Design } from './designs/design.ts';
import { monoDesigns } from './designs/mono.ts';
import { thingDesigns } from './designs/things.ts';
import { slugOf } from './slug.ts';

export type ProductStatus = 'DRAFT' | 'MODERATION' | 'PUBLISHED' | 'HIDDEN' | 'ARCHIVED';

export interface DemoProduct {
  title: string;
  slug: string;
  description: string;
  /** Kopecks. */
  price: number;
  oldPrice: number | null;
  /** Kopecks; null: not in the cost-price programme. */
  costPrice: number | null;
  categories: number[];
  /** Slug of the seller. */
  service: string;
  composition: Design['composition'];
  unit: Design['unit'];
  /** Centimetres: length, width, height. */
  size: [number, number, number];
  /** Grams. */
  weight: number;
  care: string;
  productionMinutes: number;
  /** Null: made to order, never out of stock. */
  stock: number | null;
  attributes: { flower: BloomName[]; colour: ColourName[]; occasion: Design['occasions']; size: SizeName[] };
  family: { name: string; label: string; position: number } | null;
  status: ProductStatus;
  media: { spec: PictureSpec; alt: string }[];
  daysAgo: number;
}

export type SizeName = 'small' | 'medium' | 'large' | 'huge';
export type ColourName = 'white' | 'pink' | 'red' | 'orange' | 'yellow' | 'violet' | 'blue' | 'green';

const COLOUR_OF_TONE: Record<ToneName, ColourName> = {
  white: 'white',
  ivory: 'white',
  cream: 'white',
  blush: 'pink',
  pink: 'pink',
  peony: 'pink',
  mauve: 'pink',
  coral: 'orange',
  peach: 'orange',
  terracotta: 'orange',
  honey: 'yellow',
  lemon: 'yellow',
  red: 'red',
  burgundy: 'red',
  lilac: 'violet',
  violet: 'violet',
  blue: 'blue',
  sky: 'blue',
  lime: 'green',
};

const GIFT_KINDS: ProductKind[] = [
  'giftbox',
  'cake',
  'macarons',
  'chocolates',
  'bear',
  'candle',
  'card',
  'balloons',
  'fruits',
  'mug',
] satisfies GiftName[];

const distinct = <T>(list: T[]): T[] => [...new Set(list)];

function sizesOf({ request, family, composition }: Design): SizeName[] {
  if (GIFT_KINDS.includes(request.kind)) return [];
  const stems = composition.reduce((sum, part) => sum + part.quantity, 0);
  if (request.kind === 'pot') return [(['small', 'medium', 'large'] as const)[family?.position ?? 0] ?? 'large'];
  return [stems > 50 ? 'huge' : stems > 24 ? 'large' : stems > 12 ? 'medium' : 'small'];
}

/** Gifts and plants have no interesting view from above. */
function viewsOf(kind: ProductKind, random: Random): View[] {
  if (GIFT_KINDS.includes(kind) || kind === 'pot' || kind === 'set' || kind === 'vase')
    return random.chance(0.6) ? ['front', 'close', 'room'] : ['front', 'room'];
  if (kind === 'wreath') return ['front', 'close', 'room'];
  return random.chance(0.6) ? ['front', 'close', 'angle', 'room'] : ['front', 'close', 'room'];
}

const VIEW_WORDS: Record<View, string> = {
  front: '',
  close: ', крупный план',
  angle: ', вид сверху',
  room: ', в интерьере',
};

const UNPUBLISHED: Record<number, ProductStatus> = {
  41: 'DRAFT',
  97: 'MODERATION',
  143: 'HIDDEN',
  188: 'ARCHIVED',
  211: 'DRAFT',
  259: 'HIDDEN',
};

const roundTo = (value: number, step: number) => Math.round(value / step) * step;

/** Some have little stock, some are sold out, most are available. */
function stockOf(design: Design, random: Random): number | null {
  if (design.minutes > 200 || random.chance(0.14)) return null;
  return random.chance(0.04) ? 0 : random.int(2, 40);
}

function productOf(design: Design, index: number): DemoProduct {
  const random = createRandom(`product/${design.title}`);
  const flowers = design.request.flowers ?? [];
  const seed = 1000 + index;
  const request = { ...design.request, seed };
  // Stepping backwards through six backgrounds: no two neighbours match in a grid of one to five columns.
  const ground = (index * (GROUND_COUNT - 1)) % GROUND_COUNT;
  return {
    title: design.title,
    slug: slugOf(design.title),
    description: design.description,
    price: design.price,
    oldPrice: random.chance(0.2) ? roundTo(design.price * random.range(1.12, 1.3), 5000) - 1000 : null,
    costPrice: random.chance(0.25) ? roundTo(design.price * random.range(0.58, 0.7), 1000) : null,
    categories: design.categories,
    service: design.service,
    composition: design.composition,
    unit: design.unit,
    size: design.size,
    weight: design.weight,
    care: design.care,
    productionMinutes: design.minutes,
    stock: stockOf(design, random),
    attributes: {
      flower: distinct(flowers.map((flower) => flower.name)),
      colour: distinct(flowers.flatMap((flower) => (flower.tone ? [COLOUR_OF_TONE[flower.tone]] : []))),
      occasion: design.occasions,
      size: sizesOf(design),
    },
    family: design.family ?? null,
    status: UNPUBLISHED[index] ?? 'PUBLISHED',
    media: viewsOf(request.kind, random).map((view) => ({
      spec: { scene: 'product', request, view, ground, format: 'card' },
      alt: `${design.title}${VIEW_WORDS[view]}`,
    })),
    daysAgo: random.int(1, 300),
  };
}

/** Every product, in an order that mixes the kinds. */
export const demoProducts: DemoProduct[] = createRandom('catalogue')
  .shuffle([...monoDesigns, ...arrangedDesigns, ...thingDesigns])
  .map(productOf);
