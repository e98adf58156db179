/** The vocabulary of the pictures, shared by the drawings and the demo content. */
import type { PaletteName } from './palette.ts';
import type { ToneName } from './tones.ts';

export type BloomName =
  | 'rose'
  | 'peony'
  | 'tulip'
  | 'daisy'
  | 'gerbera'
  | 'anemone'
  | 'chrysanthemum'
  | 'hydrangea'
  | 'lily'
  | 'carnation'
  | 'eustoma'
  | 'ranunculus'
  | 'iris'
  | 'orchid'
  | 'sunflower'
  | 'lavender'
  | 'gypsophila'
  | 'cotton'
  | 'mimosa'
  | 'cornflower'
  | 'wheat';

export type SprigName =
  | 'broad'
  | 'blade'
  | 'eucalyptus'
  | 'ruscus'
  | 'olive'
  | 'fern'
  | 'pampas'
  | 'berries'
  | 'monsteraLeaf';

export type PlantName =
  | 'monstera'
  | 'fern'
  | 'sansevieria'
  | 'ficus'
  | 'cactus'
  | 'succulent'
  | 'spathiphyllum'
  | 'orchid'
  | 'blooming';

export type WrapName = 'korean' | 'cone' | 'collar' | 'tied';

export type GiftName =
  | 'giftbox'
  | 'cake'
  | 'macarons'
  | 'chocolates'
  | 'bear'
  | 'candle'
  | 'card'
  | 'balloons'
  | 'fruits'
  | 'mug';

export type FlowerKind = 'bouquet' | 'hatbox' | 'basket' | 'crate' | 'vase' | 'pot' | 'wreath';

export type ProductKind = FlowerKind | GiftName | 'set';

/** One sort of flower in a product. The tone defaults to the palette's and the count to the kind's. */
export interface FlowerChoice {
  name: BloomName;
  tone?: ToneName;
  count?: number;
}

/** A product to draw. The same request always gives the same drawing. */
export interface ProductRequest {
  kind: ProductKind;
  seed: number;
  palette?: PaletteName;
  /** Main flower first. */
  flowers?: FlowerChoice[];
  /** Number of stems when the flowers do not specify it. */
  count?: number;
  /** For `pot`. */
  plant?: PlantName;
  /** For `bouquet`. */
  wrap?: WrapName;
  greens?: SprigName[];
  /** For `vase`: clear glass or ceramic. */
  glass?: boolean;
  /** For `set`: the gift next to the flowers. */
  gift?: GiftName;
}
