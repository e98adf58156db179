import { unwrap } from '@vetka/api-client/client';
import type { CreateOrder, Order } from '@vetka/domain/order';
import type { InitPayment } from '@vetka/domain/payment';
import { checkoutMachine } from '@vetka/machines/checkout';
import { fromPromise } from 'xstate';
import type { Api } from '../../../shell/api/apiClient.ts';

/** The checkout machine with its actors calling the API. */
export const provideCheckout = (api: Api) =>
  checkoutMachine.provide({
    actors: {
      createOrder: fromPromise<Order, { order: CreateOrder; idempotencyKey: string }>(
        ({ input: { order, idempotencyKey }, signal }) =>
          unwrap(api.order.create({ headers: { 'idempotency-key': idempotencyKey }, body: order }, { signal })),
      ),
      initPayment: fromPromise<InitPayment, { orderId: number }>(({ input: { orderId: id }, signal }) =>
        unwrap(api.order.initPayment({ params: { id }, query: { returnPath: `/?order=${id}` } }, { signal })),
      ),
    },
  });
