import { SubscribeQuery, SubscriptionAnswer } from '@vetka/domain/account/schema';
import { ArticlePage, FeedQuery } from '@vetka/domain/article/schema';
import { CatalogQuery, ProductPage } from '@vetka/domain/catalog/schema';
import { ContentPage } from '@vetka/domain/content/schema';
import { Banners } from '@vetka/domain/page/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import {
  BuySubscription,
  Employee,
  InviteAnswer,
  OwnSubscriptions,
  PlanOffer,
  PlanOffersQuery,
  RespondInvite,
  Service,
  ServicePage,
  ServiceParams,
  ServicesQuery,
  SubscriptionPlan,
  SubscriptionPurchase,
} from '@vetka/domain/service/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { implement, implementForUser, type UserCallOptions } from '../../platform/http/implement.ts';
import { originOf } from '../../platform/http/origin.ts';

const buy = { params: ServiceParams, body: BuySubscription, response: SubscriptionPurchase };
const writes: UserCallOptions = { limit: 'writing' };

export const serviceRoutes = (app: FastifyInstance) => [
  implement(app, 'service.list', { query: ServicesQuery, response: ServicePage }, ({ query }, { session }) =>
    app.service.list(session, query),
  ),
  implement(app, 'service.read', { params: ServiceParams, response: Service }, ({ params }, { session }) =>
    app.service.read(session, params.id),
  ),
  implement(
    app,
    'service.products',
    { params: ServiceParams, query: CatalogQuery, response: ProductPage },
    ({ params, query }, { session }) => app.service.products(session, params.id, query),
  ),
  implement(
    app,
    'service.storefront',
    { params: ServiceParams, query: PageQuery, response: ProductPage },
    ({ params, query }, { session }) => app.service.storefront(session, params.id, query),
  ),
  implement(
    app,
    'service.content',
    { params: ServiceParams, query: FeedQuery, response: ContentPage },
    ({ params: { id }, query }, { session }) => app.service.content({ session, id }, query),
  ),
  implement(
    app,
    'service.newContent',
    { params: ServiceParams, query: PageQuery, response: ContentPage },
    ({ params: { id }, query }, { session }) => app.service.newContent({ session, id }, query),
  ),
  implement(
    app,
    'service.articles',
    { params: ServiceParams, query: FeedQuery, response: ArticlePage },
    ({ params: { id }, query }, { session }) => app.service.articles({ session, id }, query),
  ),
  implement(
    app,
    'service.newArticles',
    { params: ServiceParams, query: PageQuery, response: ArticlePage },
    ({ params: { id }, query }, { session }) => app.service.newArticles({ session, id }, query),
  ),
  implement(app, 'service.employees', { params: ServiceParams, response: Type.Array(Employee) }, ({ params }) =>
    app.service.employees(params.id),
  ),
  implement(app, 'service.banners', { params: ServiceParams, response: Banners }, ({ params: { id } }, { session }) =>
    app.service.banners({ session, id }),
  ),
  implement(
    app,
    'service.subscriptions',
    { params: ServiceParams, response: Type.Array(SubscriptionPlan) },
    ({ params }) => app.service.subscriptions(params.id),
  ),
  implement(
    app,
    'service.offers',
    { query: PlanOffersQuery, response: Type.Array(PlanOffer) },
    ({ query }, { session }) => app.service.offers(session, query),
  ),
  implementForUser(
    app,
    'service.subscribe',
    { params: ServiceParams, query: SubscribeQuery, response: SubscriptionAnswer },
    ({ params, query, user }) => app.service.follow(user.id, params.id, query.state),
    { writes: 'follow' },
  ),
  implementForUser(
    app,
    'service.buyBasic',
    buy,
    ({ params: { id }, body: { planId }, user }, request) =>
      app.service.buy({ userId: user.id, id, planId, type: 'BASIC' }, originOf(app, request)),
    writes,
  ),
  implementForUser(
    app,
    'service.buyCostPrice',
    buy,
    ({ params: { id }, body: { planId }, user }, request) =>
      app.service.buy({ userId: user.id, id, planId, type: 'COST_PRICE' }, originOf(app, request)),
    writes,
  ),
  implementForUser(
    app,
    'service.buyCorporate',
    buy,
    ({ params: { id }, body: { planId }, user }, request) =>
      app.service.buy({ userId: user.id, id, planId, type: 'CORPORATE' }, originOf(app, request)),
    writes,
  ),
  implementForUser(app, 'service.ownSubscriptions', { response: OwnSubscriptions }, ({ user }) =>
    app.service.ownSubscriptions(user.id),
  ),
  implementForUser(
    app,
    'service.prolong',
    { params: IdParams, response: SubscriptionPurchase },
    ({ params: { id }, user }, request) => app.service.prolong({ userId: user.id, id }, originOf(app, request)),
    writes,
  ),
  implementForUser(
    app,
    'service.respondInvite',
    { params: IdParams, body: RespondInvite, response: InviteAnswer },
    ({ params: { id }, body, user }) => app.service.respondToInvite({ userId: user.id, id }, body),
    writes,
  ),
  implement(
    app,
    'account.serviceSubscriptions',
    { params: IdParams, query: PageQuery, response: ServicePage },
    ({ params, query }, { session }) => app.service.subscribedBy(session, params.id, query),
  ),
];
