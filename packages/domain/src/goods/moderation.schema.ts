import { Type, type Static } from 'typebox';
import { ProductStatus } from '../catalog/schema.ts';
import { PageOf } from '../paging/schema.ts';
import { ServiceRef } from '../service/schema.ts';
import { Entity, Id } from '../value/schema.ts';
import { GoodsProduct } from './product.schema.ts';
import { goodsLimits } from './values.ts';

/** A product that awaits moderation. */
export const ModeratedProduct = Entity('ModeratedProduct', {
  id: Id,
  service: ServiceRef,
  product: GoodsProduct,
  /** The findings of the filter: a price far from its category's, a phone number in the text, no photo. */
  findings: Type.Array(Type.String()),
});
export type ModeratedProduct = Static<typeof ModeratedProduct>;
export const ModeratedProducts = PageOf('ModeratedProducts', ModeratedProduct);
export type ModeratedProducts = Static<typeof ModeratedProducts>;

/** `reason` is for the shop, required for a return. */
export const ModerationDecision = Entity('ModerationDecision', {
  isApproved: Type.Boolean(),
  reason: Type.String({ maxLength: goodsLimits.reason }),
});
export type ModerationDecision = Static<typeof ModerationDecision>;
export const DecidedProduct = Entity('DecidedProduct', { id: Id, status: ProductStatus });
export type DecidedProduct = Static<typeof DecidedProduct>;
