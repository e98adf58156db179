/** Flowers and greens that go together, in the colours in which they really grow. */
import type { Random } from '../../random.ts';
import { BLOOMS } from '../flowers/blooms.ts';
import type { Palette } from '../palette.ts';
import type { BloomName, FlowerChoice, ProductRequest, SprigName } from '../request.ts';
import type { LeafName, ToneName } from '../tones.ts';
import { stemsOf, type Stem } from './pack.ts';

/** The parts of a flower arrangement. */
export interface Recipe {
  stems: Stem[];
  leaves: LeafName[];
  sprigs: SprigName[];
}

/** Combinations with the main flower first. Used when a request names no flowers. */
const RECIPES: BloomName[][] = [
  ['peony', 'eustoma'],
  ['rose'],
  ['tulip'],
  ['rose', 'ranunculus', 'gypsophila'],
  ['hydrangea', 'rose'],
  ['chrysanthemum', 'daisy'],
  ['lily', 'eustoma'],
  ['carnation', 'rose', 'eustoma'],
  ['ranunculus', 'anemone'],
  ['gerbera', 'daisy'],
  ['iris', 'tulip'],
  ['sunflower', 'daisy', 'lavender'],
  ['peony', 'ranunculus'],
  ['cotton', 'rose', 'lavender'],
  ['tulip', 'mimosa'],
  ['daisy'],
  ['orchid', 'rose'],
  ['eustoma', 'gypsophila'],
];

const SPRIG_SETS: SprigName[][] = [
  ['eucalyptus'],
  ['eucalyptus', 'ruscus'],
  ['broad', 'ruscus'],
  ['fern', 'broad'],
  ['olive', 'eucalyptus'],
  ['ruscus'],
  ['broad'],
  ['pampas', 'olive'],
];

/** Tones a flower really grows in; a palette may only ask for these. */
const GARDEN: ToneName[] = [
  'white',
  'ivory',
  'cream',
  'blush',
  'pink',
  'peony',
  'coral',
  'peach',
  'honey',
  'lemon',
  'red',
  'burgundy',
  'lilac',
  'violet',
  'mauve',
  'terracotta',
];

const NATURAL: Partial<Record<BloomName, ToneName[]>> = {
  cornflower: ['blue', 'violet'],
  wheat: ['cream'],
  tulip: GARDEN,
  gerbera: GARDEN,
  ranunculus: GARDEN,
  carnation: GARDEN,
  chrysanthemum: [...GARDEN, 'lime'],
  eustoma: GARDEN,
  sunflower: ['honey'],
  cotton: ['white'],
  mimosa: ['lemon'],
  lavender: ['violet', 'lilac'],
  gypsophila: ['white', 'blush'],
  daisy: ['white', 'cream', 'blush'],
  hydrangea: ['sky', 'lilac', 'blue', 'white', 'pink', 'lime', 'mauve'],
  iris: ['violet', 'blue', 'lilac', 'white', 'honey'],
  orchid: ['white', 'pink', 'lilac', 'peony'],
  lily: ['white', 'pink', 'blush', 'peach', 'coral'],
  anemone: ['white', 'violet', 'red', 'burgundy', 'lilac', 'blush'],
  rose: [
    'white',
    'ivory',
    'blush',
    'pink',
    'peony',
    'coral',
    'peach',
    'cream',
    'red',
    'burgundy',
    'lilac',
    'mauve',
    'honey',
    'terracotta',
  ],
  peony: ['white', 'ivory', 'blush', 'pink', 'peony', 'coral', 'burgundy', 'cream'],
};

/** A tone of this palette in which the flower really grows. */
function toneFor(name: BloomName, palette: Palette, nth: number): ToneName {
  const fitting = palette.flowers.filter((tone) => NATURAL[name]?.includes(tone) ?? true);
  return fitting[nth % fitting.length] ?? BLOOMS[name].tone;
}

/** Flowers by name with their colours decided. */
export const coloured = (flowers: FlowerChoice[], palette: Palette): (FlowerChoice & Stem)[] =>
  flowers.map((flower, i) => ({ ...flower, tone: flower.tone ?? toneFor(flower.name, palette, i) }));

/** The requested flowers, or a combination in the palette's colours. */
function chooseFlowers(request: ProductRequest, palette: Palette, random: Random): (FlowerChoice & Stem)[] {
  const names = random.pick(RECIPES);
  // A bouquet of one kind often mixes two of its colours.
  const twice = names.length === 1 && random.chance(0.6) ? [...names, ...names] : names;
  return coloured(request.flowers?.length ? request.flowers : twice.map((name) => ({ name })), palette);
}

const AIRY_EXTRA = 1.45;
const TALL: BloomName[] = ['tulip', 'iris'];

/** Everything needed to draw a flower arrangement. */
export function recipe(request: ProductRequest, palette: Palette, random: Random, total: number): Recipe {
  const choices = chooseFlowers(request, palette, random);
  // Airy stems are behind the blooms, so they are added to the usual number.
  const airy = choices.some((choice) => BLOOMS[choice.name].filler) ? AIRY_EXTRA : 1;
  const usual: SprigName[] = choices.some((choice) => TALL.includes(choice.name)) ? ['blade'] : random.pick(SPRIG_SETS);
  return {
    stems: stemsOf(choices, request.count ?? Math.round(total * airy)),
    leaves: [palette.leaves[0], random.pick(palette.leaves)],
    sprigs: request.greens ?? usual,
  };
}

/** Domes shrink for a few stems and grow for many. */
export const crowd = (count: number) => Math.min(1.14, 0.62 + Math.sqrt(count) * 0.085);
