/** Gifts that are not flowers. */
import type { ProductDrawing } from '../product.ts';
import type { GiftName } from '../request.ts';
import { balloons, card } from './greetings.ts';
import { bear } from './bear.ts';
import { cake } from './cake.ts';
import { candle, mug } from './home.ts';
import { chocolates, macarons } from './sweets.ts';
import { fruits } from './fruits.ts';
import { giftbox } from './giftbox.ts';

export const GIFTS: Record<GiftName, ProductDrawing> = {
  giftbox,
  cake,
  macarons,
  chocolates,
  bear,
  candle,
  card,
  balloons,
  fruits,
  mug,
};
