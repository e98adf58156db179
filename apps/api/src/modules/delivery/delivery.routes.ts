import {
  ChangeDeliveryDay,
  ChangedDelivery,
  ChangeDeliveryWay,
  ChangeUsualDay,
  DeliveryChangeParams,
  DeliveryDayParams,
  DeliveryHistory,
  DeliveryPlan,
  DeliveryPlanQuery,
  DeliveryPrice,
  DeliveryPriceParams,
  DeliveryPriceQuery,
  DeliveryWayEdit,
  DeliveryWayParams,
} from '@vetka/domain/delivery/schema';
import { DeskParams } from '@vetka/domain/desk/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import type { FastifyInstance } from 'fastify';
import { implement, implementForUser } from '../../platform/http/implement.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';

const askedBy = (user: SignedIn, { service }: { service: string }) => ({ userId: user.id, service });

const deskRoutes = (app: FastifyInstance) => [
  implementForUser(
    app,
    'delivery.plan',
    { params: DeskParams, query: DeliveryPlanQuery, response: DeliveryPlan },
    ({ params, query, user }) => app.delivery.desk.plan(askedBy(user, params), query),
  ),
  implementForUser(
    app,
    'delivery.history',
    { params: DeskParams, query: PageQuery, response: DeliveryHistory },
    ({ params, query, user }) => app.delivery.desk.history(askedBy(user, params), query),
  ),
  implementForUser(
    app,
    'delivery.addWay',
    { params: DeskParams, body: DeliveryWayEdit, response: ChangedDelivery },
    ({ params, body, user }) => app.delivery.desk.addWay(askedBy(user, params), body),
    { limit: 'writing' },
  ),
  implementForUser(
    app,
    'delivery.changeWay',
    { params: DeliveryWayParams, body: ChangeDeliveryWay, response: ChangedDelivery },
    ({ params, body, user }) => app.delivery.desk.changeWay(askedBy(user, params), params.id, body),
  ),
  implementForUser(
    app,
    'delivery.changeDay',
    { params: DeliveryDayParams, body: ChangeDeliveryDay, response: ChangedDelivery },
    ({ params, body, user }) => app.delivery.desk.changeDay(askedBy(user, params), params.day, body),
  ),
  implementForUser(
    app,
    'delivery.changeUsual',
    { params: DeskParams, body: ChangeUsualDay, response: ChangedDelivery },
    ({ params, body, user }) => app.delivery.desk.changeUsual(askedBy(user, params), body),
  ),
  implementForUser(
    app,
    'delivery.undo',
    { params: DeliveryChangeParams, response: ChangedDelivery },
    ({ params, user }) => app.delivery.desk.undo(askedBy(user, params), params.changeId),
  ),
];

/** Prices and times of delivery for customers, and the delivery of a shop for its people. */
export const deliveryRoutes = (app: FastifyInstance) => [
  implement(
    app,
    'order.deliveryPrice',
    { params: DeliveryPriceParams, query: DeliveryPriceQuery, response: DeliveryPrice },
    ({ params, query }, { session }) => app.delivery.price(params, query, session.cityId),
  ),
  ...deskRoutes(app),
];
