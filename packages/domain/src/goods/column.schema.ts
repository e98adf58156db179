import type { Static } from 'typebox';
import { Enumeration } from '../value/schema.ts';
import { goodsColumns } from './values.ts';

export const GoodsColumn = Enumeration('GoodsColumn', goodsColumns);
export type GoodsColumn = Static<typeof GoodsColumn>;
