/** A plant or a gift: one description, several variants that differ by size, colour or filling. */
import type { PaletteName } from '../../pictures/palette.ts';
import type { GiftName, PlantName } from '../../pictures/request.ts';
import type { careTexts, CompositionLine, Design, Occasion } from './design.ts';

/** A variant: the addition to the title, the price in roubles, the palette, and flowers if any. */
export interface Variant {
  title: string;
  roubles: number;
  palette: PaletteName;
  flowers?: string;
  /** Name among its siblings; without it the variants are not a family. */
  label?: string;
}

export interface Thing {
  kind: 'pot' | 'set' | GiftName;
  plant?: PlantName;
  gift?: GiftName;
  service: string;
  categories: number[];
  occasions: Occasion[];
  care: keyof typeof careTexts;
  unit: Design['unit'];
  /** Centimetres. */
  size: [number, number, number];
  weight: number;
  minutes: number;
  composition: CompositionLine[];
  text: string;
  variants: Variant[];
}

/** A variant in one line. */
export const variant = (
  title: string,
  roubles: number,
  palette: PaletteName,
  flowers?: string,
  label?: string,
): Variant => ({
  title,
  roubles,
  palette,
  ...(flowers ? { flowers } : {}),
  ...(label ? { label } : {}),
});
