import { DeskParams } from '@vetka/domain/desk/schema';
import { OfferParams, OfferSwitch } from '@vetka/domain/offer/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import {
  ManagedPromotion,
  ManagedPromotions,
  PromotionChoice,
  PromotionEstimate,
  PromotionProducts,
  PromotionTerms,
  ShopPromotion,
  ShopPromotions,
  TakePart,
} from '@vetka/domain/promotion/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementAct, implementForAdministration } from '../../platform/administration/implement.ts';
import { implementForUser } from '../../platform/http/implement.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';

const askedBy = (user: SignedIn, { service }: { service: string }) => ({ userId: user.id, service });

const ofAdministration = (app: FastifyInstance) => [
  implementForAdministration(app, 'promotion.managed', { query: PageQuery, response: ManagedPromotions }, ({ query }) =>
    app.promotion.managed(query),
  ),
  implementAct(
    app,
    'promotion.create',
    { body: PromotionTerms, response: ManagedPromotion },
    { kind: 'PROMOTION' },
    ({ body, user, tx }) => app.promotion.create(tx, user.id, body),
  ),
  implementAct(
    app,
    'promotion.edit',
    { params: IdParams, body: PromotionTerms, response: ManagedPromotion },
    { kind: 'PROMOTION' },
    ({ params: { id }, body, user, tx, afterCommit }) => {
      afterCommit(() => app.promotion.follow(id));
      return app.promotion.edit(tx, user.id, id, body);
    },
  ),
  implementAct(
    app,
    'promotion.switch',
    { params: IdParams, body: OfferSwitch, response: ManagedPromotion },
    { kind: 'PROMOTION' },
    ({ params: { id }, body, tx, afterCommit }) => {
      afterCommit(() => app.promotion.follow(id));
      return app.promotion.switch(tx, id, body.isActive);
    },
  ),
];

const ofShop = (app: FastifyInstance) => [
  implementForUser(app, 'promotion.ofShop', { params: DeskParams, response: ShopPromotions }, ({ params, user }) =>
    app.promotion.ofShop(askedBy(user, params)),
  ),
  implementForUser(
    app,
    'promotion.goods',
    { params: OfferParams, query: PageQuery, response: PromotionProducts },
    ({ params, query, user }) => app.promotion.goods(askedBy(user, params), params.id, query),
  ),
  implementForUser(
    app,
    'promotion.estimate',
    { params: OfferParams, body: PromotionChoice, response: PromotionEstimate },
    ({ params, body, user }) => app.promotion.estimate(askedBy(user, params), params.id, body.productIds),
  ),
  implementForUser(
    app,
    'promotion.join',
    { params: OfferParams, body: TakePart, response: ShopPromotion },
    ({ params, body, user }, { ip, headers }) =>
      app.promotion.join(askedBy(user, params), params.id, body, { ip, userAgent: headers['user-agent'] ?? null }),
  ),
  implementForUser(app, 'promotion.leave', { params: OfferParams, response: ShopPromotion }, ({ params, user }) =>
    app.promotion.leave(askedBy(user, params), params.id),
  ),
];

/** Promotions of the marketplace, for the administration and for shops. */
export const promotionRoutes = (app: FastifyInstance) => [...ofAdministration(app), ...ofShop(app)];
