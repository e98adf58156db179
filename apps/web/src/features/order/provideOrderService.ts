import { unwrap } from '@vetka/api-client/client';
import type { OrderService } from '@vetka/domain/order';
import { orderServiceMachine } from '@vetka/machines/order-service';
import { fromPromise } from 'xstate';
import type { Api } from '../../shell/api/apiClient.ts';

const pathOf = ({ orderId, orderServiceId }: OrderService) => ({ params: { id: orderId, serviceId: orderServiceId } });

/** Cancelling and hiding, with actors calling the API. */
export const provideOrderService = (api: Api) =>
  orderServiceMachine.provide({
    actors: {
      cancel: fromPromise<OrderService, OrderService>(({ input }) => unwrap(api.order.cancelService(pathOf(input)))),
      hide: fromPromise<OrderService, OrderService>(({ input }) => unwrap(api.order.hideService(pathOf(input)))),
    },
  });
