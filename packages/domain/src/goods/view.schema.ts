import { Type, type Static } from 'typebox';
import { DeskParams } from '../desk/schema.ts';
import { Entity, Enumeration, Id, Words } from '../value/schema.ts';
import { goodsFilters, goodsLimits, goodsSorts, goodsTableColumns } from './values.ts';

export const GoodsFilter = Enumeration('GoodsFilter', goodsFilters);
export type GoodsFilter = Static<typeof GoodsFilter>;
export const GoodsSort = Enumeration('GoodsSort', goodsSorts);
export type GoodsSort = Static<typeof GoodsSort>;
export const GoodsTableColumn = Enumeration('GoodsTableColumn', goodsTableColumns);
export type GoodsTableColumn = Static<typeof GoodsTableColumn>;

/** What a view of the table shows, and in which order. */
const shown = {
  /** Unique among the views of a person in a shop, without regard to case. */
  name: Words(goodsLimits.viewName),
  filter: GoodsFilter,
  sort: GoodsSort,
  search: Type.String({ maxLength: goodsLimits.search }),
  columns: Type.Array(GoodsTableColumn, { maxItems: goodsTableColumns.length, uniqueItems: true }),
};

/** A view of the table as its person saves it. */
export const SavedGoodsView = Entity('SavedGoodsView', shown);
export type SavedGoodsView = Static<typeof SavedGoodsView>;

/** A view of the table of goods that a person has saved in a shop. */
export const GoodsView = Entity('GoodsView', { id: Id, ...shown });
export type GoodsView = Static<typeof GoodsView>;

/** The views of a person in a shop, in their order. */
export const GoodsViews = Entity('GoodsViews', { views: Type.Array(GoodsView) });
export type GoodsViews = Static<typeof GoodsViews>;

export const GoodsViewParams = Type.Object({ ...DeskParams.properties, viewId: Id });
export type GoodsViewParams = Static<typeof GoodsViewParams>;

/** All views of a person in a shop, in their new order. */
export const GoodsViewOrder = Entity('GoodsViewOrder', {
  viewIds: Type.Array(Id, { maxItems: goodsLimits.views, uniqueItems: true }),
});
export type GoodsViewOrder = Static<typeof GoodsViewOrder>;
