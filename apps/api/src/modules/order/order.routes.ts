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
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import { requireUser } from '../../platform/session/request-session.ts';

const guard = (request: FastifyRequest): void => void requireUser(request);
const wantsStream = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/event-stream') === true;
const part = { params: OrderServiceParams, response: OrderService };

/** The customer's own orders. Those of others are not found. */
export const orderRoutes = (app: FastifyInstance) => [
  implement(
    app,
    'order.create',
    { headers: IdempotencyHeaders, body: CreateOrder, response: Order },
    ({ headers, body }, request) =>
      app.order.create(
        {
          userId: requireUser(request).id,
          cityId: request.session.cityId,
          body,
          ip: request.ip,
          userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
        },
        headers['idempotency-key'],
      ),
    { guard, limit: 'orders' },
  ),
  implement(
    app,
    'order.list',
    { query: OrdersQuery, response: OrderPage },
    ({ query }, request) => app.order.list(requireUser(request).id, query),
    { guard },
  ),
  implement(
    app,
    'order.read',
    { params: IdParams, response: Order },
    ({ params }, request) => app.order.read(requireUser(request).id, params.id),
    { guard },
  ),
  implement(
    app,
    'order.readService',
    part,
    ({ params }, request) => app.order.readPart(requireUser(request).id, params),
    { guard },
  ),
  implement(
    app,
    'order.cancelService',
    part,
    ({ params }, request) => app.order.cancel(requireUser(request).id, params),
    { guard },
  ),
  implement(app, 'order.hideService', part, ({ params }, request) => app.order.hide(requireUser(request).id, params), {
    guard,
  }),
  implement(
    app,
    'order.events',
    { query: PageQuery, response: OrderEventPage },
    ({ query }, request, reply) => {
      const { id } = requireUser(request);
      return wantsStream(request) ? app.orderStreams.open(request, reply, id) : app.order.events(id, query);
    },
    { guard },
  ),
];
