/** Converts plants and gifts to designs. */
import type { ProductRequest } from '../../pictures/request.ts';
import { flowersOf } from '../pictures.ts';
import { careTexts, type Design } from './design.ts';
import { giftThings } from './gift-things.ts';
import { plantThings } from './plant-things.ts';
import type { Thing, Variant } from './thing.ts';

function requestOf(thing: Thing, { palette, flowers }: Variant): Omit<ProductRequest, 'seed'> {
  return {
    kind: thing.kind,
    palette,
    ...(thing.plant ? { plant: thing.plant } : {}),
    ...(thing.gift ? { gift: thing.gift } : {}),
    ...(flowers ? { flowers: flowersOf(flowers) } : {}),
  };
}

const designOf = (thing: Thing, each: Variant, at: number): Design => ({
  title: each.title,
  description: thing.text,
  service: thing.service,
  categories: thing.categories,
  request: requestOf(thing, each),
  price: each.roubles * 100,
  composition: thing.composition,
  occasions: thing.occasions,
  ...(each.label ? { family: { name: thing.text.slice(0, 40), label: each.label, position: at } } : {}),
  size: [thing.size[0] + at * 3, thing.size[1] + at * 3, thing.size[2] + at * 8],
  weight: Math.round(thing.weight * (1 + at * 0.4)),
  unit: thing.unit,
  care: careTexts[thing.care],
  minutes: thing.minutes,
});

export const thingDesigns: Design[] = [...plantThings, ...giftThings].flatMap((thing) =>
  thing.variants.map((each, at) => designOf(thing, each, at)),
);
