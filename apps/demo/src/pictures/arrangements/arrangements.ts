import type { ProductDrawing } from '../product.ts';
import type { FlowerKind } from '../request.ts';
import { basket, crate, hatbox } from './boxed.ts';
import { bouquet } from './bouquet.ts';
import { pot } from './pot.ts';
import { vase } from './vase.ts';
import { wreath } from './wreath.ts';

/** Flower kinds by name. */
export const FLOWER_PRODUCTS: Record<FlowerKind, ProductDrawing> = {
  bouquet,
  hatbox,
  basket,
  crate,
  vase,
  pot,
  wreath,
};
