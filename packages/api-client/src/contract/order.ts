import type { DeliveryPrice, DeliveryPriceParams, DeliveryPriceQuery } from '@vetka/domain/delivery';
import type {
  AnswerGift,
  AnswerPhoto,
  AnswerSubstitution,
  Gift,
  GiveAddress,
  OpenDispute,
  OrderMaking,
  ReadGift,
  SubstitutionParams,
} from '@vetka/domain/desk';
import type {
  CreateOrder,
  IdempotencyHeaders,
  Order,
  OrderEventPage,
  OrderPage,
  OrderService,
  OrderServiceParams,
  OrdersQuery,
} from '@vetka/domain/order';
import type { PageQuery } from '@vetka/domain/paging';
import type { InitPayment, InitPaymentQuery } from '@vetka/domain/payment';
import { call } from './call.ts';

type ById = { id: number };

export const order = {
  events: call<{ query: PageQuery; response: OrderEventPage }>('GET', '/order-events'),
  create: call<{ headers: IdempotencyHeaders; body: CreateOrder; response: Order }>('POST', '/orders'),
  list: call<{ query: OrdersQuery; response: OrderPage }>('GET', '/orders'),
  read: call<{ params: ById; response: Order }>('GET', '/orders/{id}'),
  readService: call<{ params: OrderServiceParams; response: OrderService }>('GET', '/orders/{id}/services/{serviceId}'),
  cancelService: call<{ params: OrderServiceParams; response: OrderService }>(
    'POST',
    '/orders/{id}/services/{serviceId}/cancel',
  ),
  hideService: call<{ params: OrderServiceParams; response: OrderService }>(
    'PUT',
    '/orders/{id}/services/{serviceId}/hide',
  ),
  /** The progress of an order service: its deadlines, photo, courier and refunds. */
  making: call<{ params: OrderServiceParams; response: OrderMaking }>(
    'GET',
    '/orders/{id}/services/{serviceId}/making',
  ),
  answerPhoto: call<{ params: OrderServiceParams; body: AnswerPhoto; response: OrderMaking }>(
    'POST',
    '/orders/{id}/services/{serviceId}/photo-answer',
  ),
  answerSubstitution: call<{ params: SubstitutionParams; body: AnswerSubstitution; response: OrderMaking }>(
    'POST',
    '/orders/{id}/services/{serviceId}/substitutions/{substitutionId}/answer',
  ),
  openDispute: call<{ params: OrderServiceParams; body: OpenDispute; response: OrderMaking }>(
    'POST',
    '/orders/{id}/services/{serviceId}/dispute',
  ),
  /** The customer gives the address that the recipient was asked for. */
  giveAddress: call<{ params: OrderServiceParams; body: GiveAddress; response: OrderMaking }>(
    'PUT',
    '/orders/{id}/services/{serviceId}/address',
  ),
  /** A POST, because addresses of requests are logged and the token is a secret. */
  readGift: call<{ body: ReadGift; response: Gift }>('POST', '/gifts/read'),
  answerGift: call<{ body: AnswerGift; response: Gift }>('PUT', '/gifts/answer'),
  initPayment: call<{ params: ById; query: InitPaymentQuery; response: InitPayment }>(
    'GET',
    '/payments/orders/{id}/init',
  ),
  deliveryPrice: call<{ params: DeliveryPriceParams; query: DeliveryPriceQuery; response: DeliveryPrice }>(
    'GET',
    '/services/{id}/delivery-options/{optionId}/price',
  ),
};
