import type { CreateOrder, Order } from '@vetka/domain/order';
import type { InitPayment } from '@vetka/domain/payment';
import { assign, emit, setup } from 'xstate';
import { unprovided } from '../actors/index.ts';

export interface CheckoutContext {
  /** The same key for every attempt of one order, so that a lost response never creates a second order. */
  idempotencyKey: string;
  order: Order | null;
  error: unknown;
}

export type CheckoutEvent =
  | { type: 'checkout.submit'; order: CreateOrder }
  | { type: 'checkout.edit'; idempotencyKey: string };

export type CheckoutEmitted =
  | { type: 'checkout.failed'; error: unknown }
  /** `paymentLink` null: the order is placed and can be paid later from «Мои покупки». */
  | { type: 'checkout.ordered'; orderId: number; paymentLink: string | null };

/** From the filled form to the payment page. The order is created once, even if the network fails. */
export const checkoutMachine = setup({
  types: {
    input: {} as { idempotencyKey: string },
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
  },
  actors: {
    createOrder: unprovided<Order, { order: CreateOrder; idempotencyKey: string }>('checkoutMachine', 'createOrder'),
    initPayment: unprovided<InitPayment, { orderId: number }>('checkoutMachine', 'initPayment'),
  },
  actions: {
    keepOrder: assign((_, { order }: { order: Order }) => ({ order, error: null })),
    fail: assign((_, { error }: { error: unknown }) => ({ error })),
    renewKey: assign((_, { idempotencyKey }: { idempotencyKey: string }) => ({ idempotencyKey, error: null })),
    announceFailed: emit((_, { error }: { error: unknown }) => ({ type: 'checkout.failed' as const, error })),
    announceOrdered: emit(({ context }, { paymentLink }: { paymentLink: string | null }) => ({
      type: 'checkout.ordered' as const,
      orderId: context.order?.orderId ?? 0,
      paymentLink,
    })),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({ idempotencyKey: input.idempotencyKey, order: null, error: null }),
  initial: 'filling',
  states: {
    filling: {
      on: {
        'checkout.submit': 'ordering',
        'checkout.edit': {
          actions: { type: 'renewKey', params: ({ event }) => ({ idempotencyKey: event.idempotencyKey }) },
        },
      },
    },
    ordering: {
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context, event }) => ({
          order: (event as Extract<CheckoutEvent, { type: 'checkout.submit' }>).order,
          idempotencyKey: context.idempotencyKey,
        }),
        onDone: { target: 'paying', actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) } },
        onError: {
          target: 'filling',
          actions: [
            { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    paying: {
      invoke: {
        id: 'initPayment',
        src: 'initPayment',
        input: ({ context }) => ({ orderId: context.order?.orderId ?? 0 }),
        onDone: {
          target: 'ordered',
          actions: { type: 'announceOrdered', params: ({ event }) => ({ paymentLink: event.output.paymentLink }) },
        },
        // The order is placed even if the payment fails: it waits in «Мои покупки».
        onError: {
          target: 'ordered',
          actions: [
            { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
            { type: 'announceOrdered', params: { paymentLink: null } },
          ],
        },
      },
    },
    ordered: { type: 'final' },
  },
});
