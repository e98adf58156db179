import { InitPayment, InitPaymentQuery } from '@vetka/domain/payment/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import { originOf } from '../../platform/http/origin.ts';
import { requireUser } from '../../platform/session/request-session.ts';
import { orderPath, sitePath } from './payment.addresses.ts';
import { bankRoutes } from './payment.bank.routes.ts';

/** Paying for orders: the contract's endpoint, and addresses for browsers and banks. */
export const paymentRoutes = (app: FastifyInstance) => {
  bankRoutes(app);
  return [
    implement(
      app,
      'order.initPayment',
      { params: IdParams, query: InitPaymentQuery, response: InitPayment },
      ({ params, query }, request) =>
        app.payment.init(requireUser(request).id, params.id, {
          origin: originOf(app, request),
          path: sitePath(query.returnPath, orderPath(params.id)),
        }),
      {
        guard: (request) => void requireUser(request),
        isAction: true,
        limit: 'payments',
      },
    ),
  ];
};
