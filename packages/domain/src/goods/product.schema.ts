import { Type, type Static } from 'typebox';
import { Unit } from '../actor/schema.ts';
import { CategoryRef, CompositionItem, ProductStatus } from '../catalog/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { Entity, Id, Kopecks, Moment, Nullable, Slug, Words } from '../value/schema.ts';
import { facetLimits, goodsLimits } from './values.ts';

export const Price = Type.Integer({ minimum: 0, maximum: goodsLimits.price });
export const Stock = Type.Integer({ minimum: 0, maximum: goodsLimits.stock });
const Size = Nullable(Type.Integer({ minimum: 1, maximum: goodsLimits.size }));

/** How much is in one piece that is sold, at most three digits after the point. */
export const Pack = Entity('Pack', {
  amount: Type.Number({ minimum: 0.001, maximum: goodsLimits.packAmount }),
  unit: Unit,
});
export type Pack = Static<typeof Pack>;
const Part = Type.Object({
  name: Words(goodsLimits.partName),
  quantity: Type.Integer({ minimum: 1, maximum: goodsLimits.partQuantity }),
});
/** At most two decimal places. */
const FacetNumber = Type.Object({
  facetId: Id,
  number: Type.Number({ minimum: 0, maximum: facetLimits.number }),
});
const Photo = Type.Object({ mediaFile: MediaFile, alt: Type.String() });

/** A product as its shop edits it. Sizes are centimetres, weight is grams. */
export const GoodsProduct = Entity('GoodsProduct', {
  id: Id,
  slug: Slug,
  status: ProductStatus,
  returnReason: Type.String(),
  /** The administration has forbidden it, for `returnReason`: it cannot be submitted again. */
  isForbidden: Type.Boolean(),
  /** It has been published before: hiding and showing it needs no moderation. */
  wasPublished: Type.Boolean(),
  /** Grows with every saved change: an editor sends the version that it has read. */
  version: Type.Integer(),
  savedAt: Moment,
  /** The shop's own article; an empty string without one. */
  sku: Type.String(),
  title: Type.String(),
  description: Type.String(),
  care: Type.String(),
  price: Kopecks,
  oldPrice: Nullable(Kopecks),
  /** The current price for shoppers, by «Сегодня дешевле» or in a promotion; null when it equals `price`. */
  todayPrice: Nullable(Kopecks),
  /** Whether `todayPrice` is that of a promotion of the marketplace. */
  isPromoted: Type.Boolean(),
  costPrice: Nullable(Kopecks),
  /** Whether holders of a COST_PRICE plan pay the cost price. */
  isSoldAtCost: Type.Boolean(),
  stock: Nullable(Type.Integer()),
  productionMinutes: Type.Integer(),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  weight: Nullable(Type.Integer()),
  pack: Pack,
  seoTitle: Type.String(),
  seoDescription: Type.String(),
  photos: Type.Array(Photo),
  composition: Type.Array(CompositionItem),
  categories: Type.Array(CategoryRef),
  /** Ids of the chosen values of facets. */
  facetValueIds: Type.Array(Id),
  /** Its numbers of facets, by id of the facet. */
  facetNumbers: Type.Array(FacetNumber),
  /** Names of the wanted facets of its categories that it does not have. */
  missingFacets: Type.Array(Type.String()),
  /** Name of the family that the product is a size of; an empty string without one. */
  family: Type.String(),
  /** Its name among the sizes; an empty string without one. */
  size: Type.String(),
});
export type GoodsProduct = Static<typeof GoodsProduct>;

export const NewGoods = Entity('NewGoods', {
  title: Type.String({ minLength: goodsLimits.shortTitle, maxLength: goodsLimits.title, pattern: '\\S' }),
});
export type NewGoods = Static<typeof NewGoods>;

/** The changed fields; omitted ones stay. `version`: the one that was read. */
export const GoodsEdit = Entity('GoodsEdit', {
  version: Type.Integer({ minimum: 1 }),
  title: Type.Optional(NewGoods.properties.title),
  /** Unique in the shop, without regard to case; an empty string for none. */
  sku: Type.Optional(Type.String({ maxLength: goodsLimits.sku })),
  description: Type.Optional(Type.String({ maxLength: goodsLimits.description })),
  care: Type.Optional(Type.String({ maxLength: goodsLimits.care })),
  price: Type.Optional(Price),
  oldPrice: Type.Optional(Nullable(Price)),
  costPrice: Type.Optional(Nullable(Price)),
  productionMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: goodsLimits.productionMinutes })),
  width: Type.Optional(Size),
  height: Type.Optional(Size),
  weight: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: goodsLimits.weight }))),
  pack: Type.Optional(Pack),
  seoTitle: Type.Optional(Type.String({ maxLength: goodsLimits.seoTitle })),
  seoDescription: Type.Optional(Type.String({ maxLength: goodsLimits.seoDescription })),
  /** In order; the first is the cover. */
  photos: Type.Optional(
    Type.Array(Type.Object({ mediaFileId: Id, alt: Type.String({ maxLength: goodsLimits.alt }) }), {
      maxItems: goodsLimits.photos,
    }),
  ),
  composition: Type.Optional(Type.Array(Part, { maxItems: goodsLimits.parts })),
  /** In order; the first is the main one. */
  categoryIds: Type.Optional(Type.Array(Id, { maxItems: goodsLimits.categories, uniqueItems: true })),
  /** Values of facets that are not numbers. */
  facetValueIds: Type.Optional(Type.Array(Id, { maxItems: goodsLimits.facets, uniqueItems: true })),
  facetNumbers: Type.Optional(Type.Array(FacetNumber, { maxItems: facetLimits.facets })),
});
export type GoodsEdit = Static<typeof GoodsEdit>;
