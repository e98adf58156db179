/** One drawn thing standing in the 1000 × 1000 frame, without its surroundings. */
import type { Palette } from './palette.ts';
import type { ProductRequest } from './request.ts';
import type { Random } from '../random.ts';
import type { Sheet } from './sheet.ts';

export interface Foot {
  cx: number;
  y: number;
  rx: number;
}

export interface Focus {
  cx: number;
  cy: number;
  r: number;
}

export interface Product {
  art: string;
  /** Where it stands; null: it hangs on the wall. */
  foot: Foot | null;
  /** What a close-up shows. */
  focus: Focus;
  /** The same thing seen from above, centred on 500,500. */
  above?: string;
  /** It can be laid flat on a table, as a bouquet can. */
  lies?: boolean;
}

export type ProductDrawing = (sheet: Sheet, request: ProductRequest, palette: Palette, random: Random) => Product;
