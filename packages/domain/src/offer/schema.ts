import { Type, type Static } from 'typebox';
import { SubscriptionPlanType } from '../actor/schema.ts';
import { CouponKind, FirstOrder } from '../coupon/schema.ts';
import { DeskParams } from '../desk/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { Meta, PageOf } from '../paging/schema.ts';
import { SubscriptionPlan } from '../service/schema.ts';
import { Day, Entity, Enumeration, Id, Kopecks, Moment, Nullable, Words } from '../value/schema.ts';
import * as values from './values.ts';

const { offerLimits } = values;

export const OfferAction = Enumeration('OfferAction', values.offerActions);
export type OfferAction = Static<typeof OfferAction>;
export const CouponState = Enumeration('CouponState', values.couponStates);
export type CouponState = Static<typeof CouponState>;

/** A plan or a promo code of a shop by its id. */
export const OfferParams = Type.Object({ ...DeskParams.properties, id: Id });
export type OfferParams = Static<typeof OfferParams>;

/** The editable fields of a plan. People who have bought it keep the terms they bought. */
const planTerms = {
  name: Words(offerLimits.planName),
  description: Type.String({ maxLength: offerLimits.planDescription }),
  /** Kopecks for one period. */
  price: Type.Integer({ minimum: offerLimits.planPriceFrom, maximum: offerLimits.planPriceTo }),
  /** Whole percent off every price; 0 for COST_PRICE plans, whose price is the cost price. */
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  perks: Type.Array(Words(offerLimits.perk), { maxItems: offerLimits.perks }),
};
export const PlanTerms = Entity('PlanTerms', planTerms);
export type PlanTerms = Static<typeof PlanTerms>;
export const NewPlan = Entity('NewPlan', {
  type: SubscriptionPlanType,
  period: SubscriptionPlan.properties.period,
  ...planTerms,
});
export type NewPlan = Static<typeof NewPlan>;

/** A plan as its sellers see it. */
export const ManagedPlan = Entity('ManagedPlan', {
  ...SubscriptionPlan.properties,
  /** People whose subscription is active now. */
  holders: Type.Integer(),
  /** The revenue from it, in kopecks. */
  revenue: Kopecks,
});
export type ManagedPlan = Static<typeof ManagedPlan>;
/** In the order in which customers see them. */
export const ManagedPlans = Type.Array(ManagedPlan);
export type ManagedPlans = Static<typeof ManagedPlans>;

export const OfferSwitch = Entity('OfferSwitch', { isActive: Type.Boolean() });
export type OfferSwitch = Static<typeof OfferSwitch>;
/** All plans in their new order. */
export const PlanOrder = Entity('PlanOrder', {
  ids: Type.Array(Id, { minItems: 1, maxItems: offerLimits.plans, uniqueItems: true }),
});
export type PlanOrder = Static<typeof PlanOrder>;

const Amount = Type.Integer({ minimum: 0, maximum: offerLimits.amount });
const couponRule = {
  kind: CouponKind,
  /** PERCENT: whole percent. AMOUNT: kopecks. */
  value: Type.Integer({ minimum: 1, maximum: offerLimits.amount }),
  /** Maximum discount of a PERCENT coupon, in kopecks; null for an AMOUNT. */
  maxDiscount: Nullable(Type.Integer({ minimum: 1, maximum: offerLimits.amount })),
  /** Kopecks, after the subscription discount. */
  minTotal: Amount,
  /** Uses by everybody; null: unlimited. */
  usageLimit: Nullable(Type.Integer({ minimum: 1, maximum: offerLimits.uses })),
  usagePerUser: Type.Integer({ minimum: 1, maximum: offerLimits.usesPerPerson }),
  /** Whether it applies on top of a subscription discount. */
  isCombinable: Type.Boolean(),
  /** The only person who may use it; null: everybody. */
  nickname: Nullable(Type.String({ minLength: 1, maxLength: offerLimits.nickname })),
  /** Products of these categories and those below them, and named products; both empty: all. */
  categoryIds: Type.Array(Id, { maxItems: offerLimits.couponCategories, uniqueItems: true }),
  productIds: Type.Array(Id, { maxItems: offerLimits.goods, uniqueItems: true }),
  /** From 1 (Monday) to 7, in the time zone of the shop; empty: every day. */
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { maxItems: 7, uniqueItems: true }),
  /** Limits the code to first orders; null for any order. */
  firstOrder: Nullable(FirstOrder),
};
/** The fields of a promo code that decide its discount. */
export const CouponRule = Entity('CouponRule', couponRule);
export type CouponRule = Static<typeof CouponRule>;

/** A promo code as its shop writes it. Days are whole days in the time zone of the shop; null: no limit. */
export const WriteCoupon = Entity('WriteCoupon', {
  code: Type.String({
    minLength: offerLimits.codeFrom,
    maxLength: offerLimits.codeTo,
    pattern: '^[0-9A-Za-zА-Яа-яЁё_-]+$',
  }),
  /** Shown to the customer beside the discount; empty: the code. */
  name: Type.String({ maxLength: offerLimits.couponName }),
  startsOn: Nullable(Day),
  endsOn: Nullable(Day),
  ...couponRule,
});
export type WriteCoupon = Static<typeof WriteCoupon>;

export const ManagedCoupon = Entity('ManagedCoupon', {
  id: Id,
  ...WriteCoupon.properties,
  /** Name of the only person who may use it; an empty string otherwise. */
  personName: Type.String(),
  isActive: Type.Boolean(),
  state: CouponState,
  /** Uses now, those held by unpaid orders included. */
  usedCount: Type.Integer(),
  /** The revenue of paid orders with it, after discounts, in kopecks. */
  revenue: Kopecks,
  /** Its discount on paid orders, in kopecks. */
  discount: Kopecks,
});
export type ManagedCoupon = Static<typeof ManagedCoupon>;
export const ManagedCoupons = PageOf('ManagedCoupons', ManagedCoupon);
export type ManagedCoupons = Static<typeof ManagedCoupons>;

/** The cost of a promo code if every order of the last days that could use it had used it. */
export const CouponEstimate = Entity('CouponEstimate', {
  /** Orders that would have used it. */
  orders: Type.Integer(),
  /** All paid orders of those days. */
  allOrders: Type.Integer(),
  /** Its discount, in kopecks. */
  discount: Kopecks,
  /** The revenue of these orders' goods, in kopecks. */
  revenue: Kopecks,
  /** Orders of them whose cost price is known for every product. */
  ordersWithCost: Type.Integer(),
  /** The margin of these above the cost price; negative for a loss. Kopecks. */
  left: Type.Integer(),
});
export type CouponEstimate = Static<typeof CouponEstimate>;

/** The fields of a plan that decide its cost and its benefit. */
export const PlanRule = Entity('PlanRule', {
  type: SubscriptionPlanType,
  period: SubscriptionPlan.properties.period,
  price: planTerms.price,
  percent: planTerms.percent,
});
export type PlanRule = Static<typeof PlanRule>;

/** The cost of a plan if every customer of the last days who would profit had bought it. */
export const PlanEstimate = Entity('PlanEstimate', {
  /** Customers who would have saved more than they paid for it. */
  buyers: Type.Integer(),
  /** All customers of those days. */
  customers: Type.Integer(),
  /** The savings of the buyers, in kopecks. */
  discount: Kopecks,
  /** The buyers' payments for the plan, in kopecks. */
  fees: Kopecks,
});
export type PlanEstimate = Static<typeof PlanEstimate>;

/** A product of a shop and its sale at cost price to holders of a COST_PRICE plan. */
export const CostProduct = Entity('CostProduct', {
  id: Id,
  title: Type.String(),
  mediaFile: Nullable(MediaFile),
  price: Kopecks,
  /** Without it the product cannot be sold at cost. */
  costPrice: Nullable(Kopecks),
  isSoldAtCost: Type.Boolean(),
});
export type CostProduct = Static<typeof CostProduct>;
export const CostProducts = Entity('CostProducts', {
  data: Type.Array(CostProduct),
  meta: Meta,
  /** Products of the whole shop that are sold at cost. */
  soldAtCost: Type.Integer(),
});
export type CostProducts = Static<typeof CostProducts>;

/** `ids`: null for every product with a cost price. */
export const SellAtCost = Entity('SellAtCost', {
  ids: Nullable(Type.Array(Id, { minItems: 1, maxItems: offerLimits.goods, uniqueItems: true })),
  isSoldAtCost: Type.Boolean(),
});
export type SellAtCost = Static<typeof SellAtCost>;
export const SoldAtCost = Entity('SoldAtCost', { changed: Type.Integer() });
export type SoldAtCost = Static<typeof SoldAtCost>;

/** A line of the history. Values are shown as they were. */
export const OfferChange = Entity('OfferChange', {
  id: Id,
  action: OfferAction,
  /** The name of the plan, the code, or the title of the product. */
  subject: Type.String(),
  changes: Type.Array(Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() })),
  by: Type.String(),
  createdAt: Moment,
});
export type OfferChange = Static<typeof OfferChange>;
export const OfferHistory = PageOf('OfferHistory', OfferChange);
export type OfferHistory = Static<typeof OfferHistory>;
