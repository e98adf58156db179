import type { DeskParams } from '@vetka/domain/desk';
import type {
  CostProducts,
  CouponEstimate,
  CouponRule,
  ManagedCoupon,
  ManagedCoupons,
  ManagedPlan,
  ManagedPlans,
  NewPlan,
  OfferHistory,
  OfferParams,
  OfferSwitch,
  PlanEstimate,
  PlanOrder,
  PlanRule,
  PlanTerms,
  SellAtCost,
  SoldAtCost,
  WriteCoupon,
} from '@vetka/domain/offer';
import type { PageQuery } from '@vetka/domain/paging';
import { call } from './call.ts';

type ById = { id: number };

/** Subscription plans and promo codes, for their sellers. For everybody else a shop's desk does not exist: 404. */
export const offer = {
  plans: call<{ params: DeskParams; response: ManagedPlans }>('GET', '/desk/{service}/plans'),
  createPlan: call<{ params: DeskParams; body: NewPlan; response: ManagedPlan }>('POST', '/desk/{service}/plans'),
  /** People who have bought the plan keep their terms. */
  editPlan: call<{ params: OfferParams; body: PlanTerms; response: ManagedPlan }>('PUT', '/desk/{service}/plans/{id}'),
  /** Puts a plan on sale, or hides it. */
  switchPlan: call<{ params: OfferParams; body: OfferSwitch; response: ManagedPlan }>(
    'POST',
    '/desk/{service}/plans/{id}/sale',
  ),
  /** 409 when the plans have changed since they were read. */
  orderPlans: call<{ params: DeskParams; body: PlanOrder; response: ManagedPlans }>(
    'POST',
    '/desk/{service}/plan-order',
  ),
  /** The cost of a plan over the last 30 days. Changes nothing. */
  estimatePlan: call<{ params: DeskParams; body: PlanRule; response: PlanEstimate }>(
    'POST',
    '/desk/{service}/plan-estimate',
  ),
  coupons: call<{ params: DeskParams; query: PageQuery; response: ManagedCoupons }>('GET', '/desk/{service}/coupons'),
  createCoupon: call<{ params: DeskParams; body: WriteCoupon; response: ManagedCoupon }>(
    'POST',
    '/desk/{service}/coupons',
  ),
  coupon: call<{ params: OfferParams; response: ManagedCoupon }>('GET', '/desk/{service}/coupons/{id}'),
  editCoupon: call<{ params: OfferParams; body: WriteCoupon; response: ManagedCoupon }>(
    'PUT',
    '/desk/{service}/coupons/{id}',
  ),
  /** Stops a promo code, or resumes it. */
  switchCoupon: call<{ params: OfferParams; body: OfferSwitch; response: ManagedCoupon }>(
    'POST',
    '/desk/{service}/coupons/{id}/work',
  ),
  /** The cost of a promo code over the last 30 days. Changes nothing. */
  estimate: call<{ params: DeskParams; body: CouponRule; response: CouponEstimate }>(
    'POST',
    '/desk/{service}/coupon-estimate',
  ),
  /** Goods that are not archived; those sold at cost come first. */
  costGoods: call<{ params: DeskParams; query: PageQuery; response: CostProducts }>(
    'GET',
    '/desk/{service}/cost-goods',
  ),
  /** 422 on `ids` for a product without a cost price. */
  sellAtCost: call<{ params: DeskParams; body: SellAtCost; response: SoldAtCost }>(
    'POST',
    '/desk/{service}/cost-goods',
  ),
  history: call<{ params: DeskParams; query: PageQuery; response: OfferHistory }>(
    'GET',
    '/desk/{service}/offer-history',
  ),
  /** For the administration: plans that are valid in every shop. */
  platformPlans: call<{ response: ManagedPlans }>('GET', '/moderation/plans'),
  createPlatformPlan: call<{ body: NewPlan; response: ManagedPlan }>('POST', '/moderation/plans'),
  editPlatformPlan: call<{ params: ById; body: PlanTerms; response: ManagedPlan }>('PUT', '/moderation/plans/{id}'),
  switchPlatformPlan: call<{ params: ById; body: OfferSwitch; response: ManagedPlan }>(
    'POST',
    '/moderation/plans/{id}/sale',
  ),
  /** The history of the platform's plans, newest first. */
  platformHistory: call<{ query: PageQuery; response: OfferHistory }>('GET', '/moderation/plan-history'),
  orderPlatformPlans: call<{ body: PlanOrder; response: ManagedPlans }>('POST', '/moderation/plan-order'),
};
