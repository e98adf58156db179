/** One drawn product in the 1000 × 1000 frame, without a background. */
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
  /** The area of a close-up. */
  focus: Focus;
  /** The same product seen from above, centred on 500,500. */
  above?: string;
  /** Whether it can lie flat on a table, like a bouquet. */
  lies?: boolean;
}

export type ProductDrawing = (sheet: Sheet, request: ProductRequest, palette: Palette, random: Random) => Product;
