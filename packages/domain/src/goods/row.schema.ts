import { Type, type Static } from 'typebox';
import { ProductStatus } from '../catalog/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { Entity, Enumeration, Id, Kopecks, Nullable, Slug } from '../value/schema.ts';
import * as values from './values.ts';

export const GoodsNeed = Enumeration('GoodsNeed', values.goodsNeeds);
export type GoodsNeed = Static<typeof GoodsNeed>;

/** A product in the table of its shop. */
export const GoodsRow = Entity('GoodsRow', {
  id: Id,
  slug: Slug,
  /** The shop's own article; an empty string without one. */
  sku: Type.String(),
  title: Type.String(),
  mediaFile: Nullable(MediaFile),
  /** The main category; an empty string without one. */
  categoryName: Type.String(),
  price: Kopecks,
  oldPrice: Nullable(Kopecks),
  /** «Сегодня дешевле»: the current price for shoppers; null when it equals `price`. */
  todayPrice: Nullable(Kopecks),
  costPrice: Nullable(Kopecks),
  /** Pieces that can be sold; null when the product is made to order. */
  stock: Nullable(Type.Integer()),
  /** The stock follows the stems of a recipe. */
  hasRecipe: Type.Boolean(),
  status: ProductStatus,
  /** It has been published before: hiding and showing it needs no moderation. */
  wasPublished: Type.Boolean(),
  /** The administration's reason for returning it; an empty string otherwise. */
  returnReason: Type.String(),
  /** The administration has forbidden it, for `returnReason`: it cannot be submitted again. */
  isForbidden: Type.Boolean(),
  /** The missing fields of the product. */
  needs: Type.Array(GoodsNeed),
  /** Pieces sold in each five days of the last thirty, the oldest first. */
  sold: Type.Array(Type.Integer(), { minItems: values.soldColumns, maxItems: values.soldColumns }),
});
export type GoodsRow = Static<typeof GoodsRow>;
