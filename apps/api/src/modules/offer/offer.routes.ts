import { DeskParams } from '@vetka/domain/desk/schema';
import {
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
} from '@vetka/domain/offer/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementAct, implementForAdministration } from '../../platform/administration/implement.ts';
import type { Executor } from '../../platform/database/connect.ts';
import { implementForUser, type UserCallOptions } from '../../platform/http/implement.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';

const askedBy = (user: SignedIn, { service }: { service: string }) => ({ userId: user.id, service });
const byPlatform = (user: SignedIn, db: Executor) => ({ administratorId: user.id, db });
const writes: UserCallOptions = { limit: 'writing' };

const plansOfShop = (app: FastifyInstance) => [
  implementForUser(app, 'offer.plans', { params: DeskParams, response: ManagedPlans }, ({ params, user }) =>
    app.offer.plans(askedBy(user, params)),
  ),
  implementForUser(
    app,
    'offer.createPlan',
    { params: DeskParams, body: NewPlan, response: ManagedPlan },
    ({ params, body, user }) => app.offer.createPlan(askedBy(user, params), body),
    writes,
  ),
  implementForUser(
    app,
    'offer.editPlan',
    { params: OfferParams, body: PlanTerms, response: ManagedPlan },
    ({ params, body, user }) => app.offer.editPlan(askedBy(user, params), params.id, body),
  ),
  implementForUser(
    app,
    'offer.switchPlan',
    { params: OfferParams, body: OfferSwitch, response: ManagedPlan },
    ({ params, body, user }) => app.offer.switchPlan(askedBy(user, params), params.id, body.isActive),
  ),
  implementForUser(
    app,
    'offer.orderPlans',
    { params: DeskParams, body: PlanOrder, response: ManagedPlans },
    ({ params, body, user }) => app.offer.orderPlans(askedBy(user, params), body),
  ),
  implementForUser(
    app,
    'offer.estimatePlan',
    { params: DeskParams, body: PlanRule, response: PlanEstimate },
    ({ params, body, user }) => app.offer.estimatePlan(askedBy(user, params), body),
  ),
];

const coupons = (app: FastifyInstance) => [
  implementForUser(
    app,
    'offer.coupons',
    { params: DeskParams, query: PageQuery, response: ManagedCoupons },
    ({ params, query, user }) => app.offer.coupons(askedBy(user, params), query),
  ),
  implementForUser(app, 'offer.coupon', { params: OfferParams, response: ManagedCoupon }, ({ params, user }) =>
    app.offer.coupon(askedBy(user, params), params.id),
  ),
  implementForUser(
    app,
    'offer.createCoupon',
    { params: DeskParams, body: WriteCoupon, response: ManagedCoupon },
    ({ params, body, user }) => app.offer.createCoupon(askedBy(user, params), body),
    writes,
  ),
  implementForUser(
    app,
    'offer.editCoupon',
    { params: OfferParams, body: WriteCoupon, response: ManagedCoupon },
    ({ params, body, user }) => app.offer.editCoupon(askedBy(user, params), params.id, body),
  ),
  implementForUser(
    app,
    'offer.switchCoupon',
    { params: OfferParams, body: OfferSwitch, response: ManagedCoupon },
    ({ params, body, user }) => app.offer.switchCoupon(askedBy(user, params), params.id, body.isActive),
  ),
  implementForUser(
    app,
    'offer.estimate',
    { params: DeskParams, body: CouponRule, response: CouponEstimate },
    ({ params, body, user }) => app.offer.estimate(askedBy(user, params), body),
  ),
];

const plansOfPlatform = (app: FastifyInstance) => [
  implementForAdministration(app, 'offer.platformPlans', { response: ManagedPlans }, ({ user }) =>
    app.offer.plans(byPlatform(user, app.db)),
  ),
  implementForAdministration(app, 'offer.platformHistory', { query: PageQuery, response: OfferHistory }, ({ query }) =>
    app.offer.platformHistory(query),
  ),
  implementAct(
    app,
    'offer.createPlatformPlan',
    { body: NewPlan, response: ManagedPlan },
    { kind: 'PLAN' },
    ({ body, user, tx }) => app.offer.createPlan(byPlatform(user, tx), body),
    writes,
  ),
  implementAct(
    app,
    'offer.editPlatformPlan',
    { params: IdParams, body: PlanTerms, response: ManagedPlan },
    { kind: 'PLAN' },
    ({ params, body, user, tx }) => app.offer.editPlan(byPlatform(user, tx), params.id, body),
  ),
  implementAct(
    app,
    'offer.switchPlatformPlan',
    { params: IdParams, body: OfferSwitch, response: ManagedPlan },
    { kind: 'PLAN' },
    ({ params, body, user, tx }) => app.offer.switchPlan(byPlatform(user, tx), params.id, body.isActive),
  ),
  implementAct(
    app,
    'offer.orderPlatformPlans',
    { body: PlanOrder, response: ManagedPlans },
    { kind: 'PLAN_ORDER' },
    ({ body, user, tx }) => app.offer.orderPlans(byPlatform(user, tx), body),
  ),
];

/** Subscription plans and coupons of shops, and the plans of the platform. */
export const offerRoutes = (app: FastifyInstance) => [
  ...plansOfShop(app),
  ...coupons(app),
  implementForUser(
    app,
    'offer.history',
    { params: DeskParams, query: PageQuery, response: OfferHistory },
    ({ params, query, user }) => app.offer.history(askedBy(user, params), query),
  ),
  implementForUser(
    app,
    'offer.costGoods',
    { params: DeskParams, query: PageQuery, response: CostProducts },
    ({ params, query, user }) => app.offer.costGoods(askedBy(user, params), query),
  ),
  implementForUser(
    app,
    'offer.sellAtCost',
    { params: DeskParams, body: SellAtCost, response: SoldAtCost },
    ({ params, body, user }) => app.offer.sellAtCost(askedBy(user, params), body),
  ),
  ...plansOfPlatform(app),
];
