import { DeliveryPrice, DeliveryPriceParams, DeliveryPriceQuery } from '@vetka/domain/delivery/schema';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';

export const deliveryRoutes = (app: FastifyInstance) => [
  implement(
    app,
    'order.deliveryPrice',
    { params: DeliveryPriceParams, query: DeliveryPriceQuery, response: DeliveryPrice },
    ({ params, query }, { session }) => app.delivery.price(params, query, session.cityId),
  ),
];
