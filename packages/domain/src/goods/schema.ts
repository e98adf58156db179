import { Type, type Static } from 'typebox';
import { ProductStatus } from '../catalog/schema.ts';
import { DeskParams } from '../desk/schema.ts';
import { Meta, PageOf, pageQuery } from '../paging/schema.ts';
import { Entity, Enumeration, Id, Kopecks, Moment, Nullable, RequestId } from '../value/schema.ts';
import { GoodsColumn } from './column.schema.ts';
import { FacetKind } from './facet.schema.ts';
import { GoodsFileFormat } from './import.schema.ts';
import { Price, Stock } from './product.schema.ts';
import { GoodsRow } from './row.schema.ts';
import { GoodsFilter, GoodsSort } from './view.schema.ts';
import * as values from './values.ts';

export * from './category.schema.ts';
export * from './column.schema.ts';
export * from './facet.schema.ts';
export * from './family.schema.ts';
export * from './import.schema.ts';
export * from './moderation.schema.ts';
export * from './row.schema.ts';
export * from './view.schema.ts';
export { GoodsEdit, GoodsProduct, NewGoods, Pack } from './product.schema.ts';

const { goodsLimits } = values;

export const GoodsSource = Enumeration('GoodsSource', values.goodsSources);
export type GoodsSource = Static<typeof GoodsSource>;
export const GoodsField = Enumeration('GoodsField', values.goodsFields);
export type GoodsField = Static<typeof GoodsField>;
export const GoodsStatus = Enumeration('GoodsStatus', values.goodsStatuses);
export type GoodsStatus = Static<typeof GoodsStatus>;

/** A product of a shop by its id. */
export const GoodsParams = Type.Object({ ...DeskParams.properties, id: Id });
export type GoodsParams = Static<typeof GoodsParams>;

/** Which goods a table shows, and their order. */
const shownGoods = {
  filter: Type.Optional(GoodsFilter),
  sort: Type.Optional(GoodsSort),
  search: Type.Optional(Type.String({ maxLength: goodsLimits.search })),
  category: Type.Optional(Id),
};

export const GoodsQuery = Type.Object({ ...pageQuery, ...shownGoods });
export type GoodsQuery = Static<typeof GoodsQuery>;

/** The goods of a file, as a table shows them. */
export const GoodsExportQuery = Type.Object({ ...shownGoods, format: GoodsFileFormat });
export type GoodsExportQuery = Static<typeof GoodsExportQuery>;

export const GoodsPage = Entity('GoodsPage', {
  data: Type.Array(GoodsRow),
  meta: Meta,
  /** By filter, without search and category. */
  counts: Type.Object(
    Object.fromEntries(values.goodsFilters.map((filter) => [filter, Type.Integer()])) as Record<
      (typeof values.goodsFilters)[number],
      ReturnType<typeof Type.Integer>
    >,
  ),
  /** The value of the stock at cost price, in kopecks; products without a cost price are left out. */
  stockCost: Kopecks,
});
export type GoodsPage = Static<typeof GoodsPage>;

/**
 * A new price or stock of one product. `stock`: null makes it a product to order. `seenStock` is the stock that the
 * person saw: pieces sold in between stay sold. The stock of a request sent again counts once, and replaces the one that
 * it had.
 */
export const GoodsFigures = Entity('GoodsFigures', {
  price: Type.Optional(Price),
  oldPrice: Type.Optional(Nullable(Price)),
  costPrice: Type.Optional(Nullable(Price)),
  stock: Type.Optional(Nullable(Stock)),
  seenStock: Type.Optional(Nullable(Stock)),
  requestId: Type.Optional(RequestId),
});
export type GoodsFigures = Static<typeof GoodsFigures>;

export const GoodsStatusChange = Entity('GoodsStatusChange', { status: GoodsStatus });
export type GoodsStatusChange = Static<typeof GoodsStatusChange>;

/**
 * One change of many products; a dry run only shows its effect. A request that was made already is not made again, and
 * both return what it did; it is refused when its change or its products differ.
 */
export const ChangeManyGoods = Entity('ChangeManyGoods', {
  ids: Type.Array(Id, { minItems: 1, maxItems: goodsLimits.many, uniqueItems: true }),
  change: Type.Union([
    Type.Object({
      kind: Type.Literal('PRICE_PERCENT'),
      /** Whole percent: −10 is cheaper by a tenth. Prices are rounded to ten roubles. */
      percent: Type.Integer({ minimum: -90, maximum: 300 }),
    }),
    Type.Object({
      kind: Type.Literal('COST_PERCENT'),
      /** Whole percent, of products that have a cost price. Rounded to a rouble. */
      percent: Type.Integer({ minimum: -90, maximum: 300 }),
    }),
    Type.Object({
      kind: Type.Literal('COST_AMOUNT'),
      /** Kopecks that are added to the cost price, or taken from it. */
      amount: Type.Integer({ minimum: -goodsLimits.price, maximum: goodsLimits.price }),
    }),
    Type.Object({ kind: Type.Literal('STOCK'), stock: Stock }),
    Type.Object({ kind: Type.Literal('STATUS'), status: GoodsStatus }),
    /** A new main category; further ones stay. */
    Type.Object({ kind: Type.Literal('CATEGORY'), categoryId: Id }),
  ]),
  isDryRun: Type.Boolean(),
  requestId: Type.Optional(RequestId),
});
export type ChangeManyGoods = Static<typeof ChangeManyGoods>;

/** A field of a product before and after. Prices are kopecks; null is «none», or «made to order» for the stock. */
const Difference = {
  field: GoodsField,
  before: Nullable(Type.Union([Type.Integer(), ProductStatus])),
  after: Nullable(Type.Union([Type.Integer(), ProductStatus])),
};

export const GoodsDifference = Entity('GoodsDifference', {
  id: Id,
  title: Type.String(),
  ...Difference,
  /** Names of the main categories, for a change of it; an empty string for none. */
  category: Nullable(Type.Object({ before: Type.String(), after: Type.String() })),
  /** The reason this product is not changed; an empty string when it is. */
  problem: Type.String(),
});
export type GoodsDifference = Static<typeof GoodsDifference>;

export const ChangedGoods = Entity('ChangedGoods', {
  /** With it the change can be undone; null when nothing changed, and for a dry run of a request not made yet. */
  changeId: Nullable(Id),
  differences: Type.Array(GoodsDifference),
});
export type ChangedGoods = Static<typeof ChangedGoods>;

/** A product after a change of its figures or status. */
export const ChangedProduct = Entity('ChangedProduct', {
  /** With it the change can be undone; null when nothing changed. */
  changeId: Nullable(Id),
  row: GoodsRow,
});
export type ChangedProduct = Static<typeof ChangedProduct>;

export const GoodsChangeParams = Type.Object({ ...DeskParams.properties, changeId: Id });
export type GoodsChangeParams = Static<typeof GoodsChangeParams>;

/** The result of an undo. A field changed again since then stays as it is. */
export const UndoneGoods = Entity('UndoneGoods', { undone: Type.Integer(), kept: Type.Integer() });
export type UndoneGoods = Static<typeof UndoneGoods>;

/** A line of a product's history. */
export const GoodsHistoryRow = Entity('GoodsHistoryRow', {
  changeId: Id,
  ...Difference,
  /** The changed parts of the page, for PAGE; empty for a product that the change created. */
  columns: Type.Array(GoodsColumn),
  /** Why it was changed. */
  source: GoodsSource,
  by: Type.String(),
  createdAt: Moment,
  isUndone: Type.Boolean(),
  /** It can still be undone. */
  mayUndo: Type.Boolean(),
});
export type GoodsHistoryRow = Static<typeof GoodsHistoryRow>;
export const GoodsHistory = PageOf('GoodsHistory', GoodsHistoryRow);
export type GoodsHistory = Static<typeof GoodsHistory>;

/** The categories and facet values a product can have. */
export const GoodsChoices = Entity('GoodsChoices', {
  categories: Type.Array(Type.Object({ id: Id, name: Type.String(), path: Type.String() })),
  facets: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      label: Type.String(),
      kind: FacetKind,
      isMultiple: Type.Boolean(),
      unit: Type.String(),
      isWanted: Type.Boolean(),
      /** The categories in which a product has it, each at every level; null: all. */
      categoryIds: Nullable(Type.Array(Id)),
      values: Type.Array(Type.Object({ id: Id, label: Type.String(), colour: Nullable(Type.String()) })),
    }),
  ),
});
export type GoodsChoices = Static<typeof GoodsChoices>;
