import {
  CreateOrder,
  IdempotencyHeaders,
  Order,
  OrderEventPage,
  OrderPage,
  OrderService,
  OrderServiceParams,
  OrdersQuery,
} from '@vetka/domain/order/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser } from '../../platform/http/implement.ts';
import { wantsStream } from '../../platform/live/streams.ts';
import { liveEvents } from './order.events.ts';

const part = { params: OrderServiceParams, response: OrderService };

/** The customer's own orders. Those of others are not found. */
export const orderRoutes = (app: FastifyInstance) => [
  implementForUser(
    app,
    'order.create',
    { headers: IdempotencyHeaders, body: CreateOrder, response: Order },
    ({ headers, body, user }, request) =>
      app.customerOrders.create(
        {
          userId: user.id,
          cityId: request.session.cityId,
          body,
          ip: request.ip,
          userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
        },
        headers['idempotency-key'],
      ),
    { limit: 'orders' },
  ),
  implementForUser(app, 'order.list', { query: OrdersQuery, response: OrderPage }, ({ query, user }) =>
    app.customerOrders.list(user.id, query),
  ),
  implementForUser(app, 'order.read', { params: IdParams, response: Order }, ({ params, user }) =>
    app.customerOrders.read(user.id, params.id),
  ),
  implementForUser(app, 'order.readService', part, ({ params, user }) => app.customerOrders.readPart(user.id, params)),
  implementForUser(app, 'order.cancelService', part, ({ params, user }) => app.customerOrders.cancel(user.id, params)),
  implementForUser(app, 'order.hideService', part, ({ params, user }) => app.customerOrders.hide(user.id, params)),
  implementForUser(
    app,
    'order.events',
    { query: PageQuery, response: OrderEventPage },
    ({ query, user }, request, reply) =>
      wantsStream(request)
        ? app.streams.open(request, reply, liveEvents(app.db, user.id))
        : app.customerOrders.events(user.id, query),
  ),
];
