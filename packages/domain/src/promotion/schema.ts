import { Type, type Static } from 'typebox';
import { CouponKind } from '../coupon/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { PageOf } from '../paging/schema.ts';
import { Day, Entity, Enumeration, Id, Kopecks, Moment, Nullable, Words } from '../value/schema.ts';
import * as values from './values.ts';

const { promotionLimits } = values;

export const PromotionState = Enumeration('PromotionState', values.promotionStates);
export type PromotionState = Static<typeof PromotionState>;

const terms = {
  name: Words(promotionLimits.name),
  /** Conditions in words. */
  text: Type.String({ maxLength: promotionLimits.text }),
  kind: CouponKind,
  /** Off the price of one piece. PERCENT: whole percent. AMOUNT: kopecks. */
  value: Type.Integer({ minimum: 1, maximum: promotionLimits.amount }),
  /** Maximum discount of a PERCENT promotion per piece, in kopecks; null for an AMOUNT. */
  maxDiscount: Nullable(Type.Integer({ minimum: 1, maximum: promotionLimits.amount })),
  /** The part of the discount that the marketplace pays, whole percent. The shop pays the rest. */
  platformPercent: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Whole days of Moscow time, both included. */
  startsOn: Day,
  endsOn: Day,
  /** Products of these categories and those below them; empty: all. */
  categoryIds: Type.Array(Id, { maxItems: promotionLimits.categories, uniqueItems: true }),
};
/** The input of the administration. */
export const PromotionTerms = Entity('PromotionTerms', terms);
export type PromotionTerms = Static<typeof PromotionTerms>;

const about = {
  id: Id,
  ...terms,
  /** Grows with every change of the terms. */
  version: Type.Integer(),
  state: PromotionState,
  /** Names of the categories, in the order of the ids. */
  categories: Type.Array(Type.String()),
};

/** A promotion as the administration sees it. Sums are of paid orders that were not cancelled. */
export const ManagedPromotion = Entity('ManagedPromotion', {
  ...about,
  isActive: Type.Boolean(),
  /** Shops that take part. */
  shops: Type.Integer(),
  /** Shops that agreed to earlier terms and must agree again. */
  shopsToAsk: Type.Integer(),
  orders: Type.Integer(),
  /** Off the prices, in kopecks. */
  discount: Kopecks,
  /** The part of `discount` that the marketplace pays, in kopecks. */
  platformPays: Kopecks,
});
export type ManagedPromotion = Static<typeof ManagedPromotion>;
export const ManagedPromotions = PageOf('ManagedPromotions', ManagedPromotion);
export type ManagedPromotions = Static<typeof ManagedPromotions>;

/** The products of a shop in a promotion; null: all that suit it, also those added later. */
const productIds = Nullable(Type.Array(Id, { minItems: 1, maxItems: promotionLimits.goods, uniqueItems: true }));

/** The person of the shop who agreed, and the terms. */
export const PromotionConsent = Entity('PromotionConsent', {
  version: Type.Integer(),
  /** False: the terms have become worse since, and the shop does not take part until it agrees again. */
  isValid: Type.Boolean(),
  productIds,
  by: Type.String(),
  givenAt: Moment,
});
export type PromotionConsent = Static<typeof PromotionConsent>;

/** A promotion as a shop sees it. */
export const ShopPromotion = Entity('ShopPromotion', {
  ...about,
  /** Products of the shop that suit it. */
  goods: Type.Integer(),
  /** Null: the shop does not take part. */
  consent: Nullable(PromotionConsent),
});
export type ShopPromotion = Static<typeof ShopPromotion>;
/** Running and future ones, the earliest end first. */
export const ShopPromotions = Type.Array(ShopPromotion);
export type ShopPromotions = Static<typeof ShopPromotions>;

/** A product of the shop that suits a promotion. */
export const PromotionProduct = Entity('PromotionProduct', {
  id: Id,
  title: Type.String(),
  mediaFile: Nullable(MediaFile),
  /** Without promotions, in kopecks. */
  price: Kopecks,
  /** With the promotion, in kopecks. Never below the cost price. */
  promotionPrice: Kopecks,
});
export type PromotionProduct = Static<typeof PromotionProduct>;
export const PromotionProducts = PageOf('PromotionProducts', PromotionProduct);
export type PromotionProducts = Static<typeof PromotionProducts>;

/** The products covered by the consent. `version`: the terms that the person has read. */
export const TakePart = Entity('TakePart', { version: Type.Integer({ minimum: 1 }), productIds });
export type TakePart = Static<typeof TakePart>;
export const PromotionChoice = Entity('PromotionChoice', { productIds });
export type PromotionChoice = Static<typeof PromotionChoice>;

/** The cost of a promotion if it had run over the last days. */
export const PromotionEstimate = Entity('PromotionEstimate', {
  /** Orders with products of the promotion. */
  orders: Type.Integer(),
  /** All paid orders of those days. */
  allOrders: Type.Integer(),
  /** Off the prices, in kopecks. */
  discount: Kopecks,
  /** The marketplace's share of `discount`, in kopecks. */
  platformPays: Kopecks,
});
export type PromotionEstimate = Static<typeof PromotionEstimate>;
