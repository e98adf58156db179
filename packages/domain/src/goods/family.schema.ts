import { Type, type Static } from 'typebox';
import { Entity, Id, Words } from '../value/schema.ts';
import { Price } from './product.schema.ts';
import { GoodsRow } from './row.schema.ts';
import { goodsLimits } from './values.ts';

const Label = Words(goodsLimits.sizeLabel);

/** One size of a family, «35 см» or «15 шт.», with its product. */
export const GoodsSize = Entity('GoodsSize', { label: Type.String(), product: GoodsRow });
export type GoodsSize = Static<typeof GoodsSize>;

/** The sizes of one bouquet in their order; none for a product that has only one. */
export const GoodsFamily = Entity('GoodsFamily', { sizes: Type.Array(GoodsSize) });
export type GoodsFamily = Static<typeof GoodsFamily>;

/** All sizes of a family in their order. A product that is left out leaves the family; one size alone is no family. */
export const ArrangedFamily = Entity('ArrangedFamily', {
  sizes: Type.Array(Type.Object({ id: Id, label: Label }), { maxItems: goodsLimits.sizes }),
});
export type ArrangedFamily = Static<typeof ArrangedFamily>;

/** A new size: a draft that starts as a copy of the product. */
export const NewGoodsSize = Entity('NewGoodsSize', {
  label: Label,
  price: Price,
  /** The product's own name among the sizes. Required for the first size, ignored later. */
  ownLabel: Type.Optional(Label),
});
export type NewGoodsSize = Static<typeof NewGoodsSize>;
