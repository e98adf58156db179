import type { Static } from 'typebox';
import { Enumeration } from '../value/schema.ts';
import { goodsFilters, goodsSorts, goodsTableColumns } from './values.ts';

export const GoodsFilter = Enumeration('GoodsFilter', goodsFilters);
export type GoodsFilter = Static<typeof GoodsFilter>;
export const GoodsSort = Enumeration('GoodsSort', goodsSorts);
export type GoodsSort = Static<typeof GoodsSort>;
export const GoodsTableColumn = Enumeration('GoodsTableColumn', goodsTableColumns);
export type GoodsTableColumn = Static<typeof GoodsTableColumn>;
