import { InitPayment, InitPaymentQuery } from '@vetka/domain/payment/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser } from '../../platform/http/implement.ts';
import { originOf, requireSameOrigin } from '../../platform/http/origin.ts';
import { orderPath, sitePath } from './payment.addresses.ts';
import { bankRoutes } from './payment.bank.routes.ts';

/** Paying for orders: the contract's endpoint, and addresses for browsers and banks. */
export const paymentRoutes = (app: FastifyInstance) => {
  bankRoutes(app);
  return [
    implementForUser(
      app,
      'order.initPayment',
      { params: IdParams, query: InitPaymentQuery, response: InitPayment },
      ({ params, query, user }, request) =>
        app.payment.init(user.id, params.id, {
          origin: originOf(app, request),
          path: sitePath(query.returnPath, orderPath(params.id)),
        }),
      {
        isAction: true,
        guard: requireSameOrigin,
        limit: 'payments',
      },
    ),
  ];
};
