import { canCancelOrderService, type OrderService } from '@vetka/domain/order';
import { assign, emit, setup } from 'xstate';
import { unprovided } from '../actors/index.ts';

export type OrderServiceEvent =
  | { type: 'orderService.cancel' }
  | { type: 'orderService.hide' }
  | { type: 'orderService.confirm' }
  | { type: 'orderService.refuse' }
  /** A newer version of the order came from the server. */
  | { type: 'orderService.replace'; orderService: OrderService };

/** For the application to show: the toast «Успешно», or the failure through the common error handler. */
export type OrderServiceEmitted =
  | { type: 'orderService.succeeded'; message: string }
  | { type: 'orderService.failed'; error: unknown };

const succeeded = 'Успешно';

/** Cancels or hides one seller's part of an order, after a confirmation. */
export const orderServiceMachine = setup({
  types: {
    input: {} as { orderService: OrderService },
    context: {} as { orderService: OrderService },
    events: {} as OrderServiceEvent,
    emitted: {} as OrderServiceEmitted,
  },
  actors: {
    cancel: unprovided<OrderService, OrderService>('orderServiceMachine', 'cancel'),
    hide: unprovided<OrderService, OrderService>('orderServiceMachine', 'hide'),
  },
  guards: { canCancel: ({ context }) => canCancelOrderService(context.orderService) },
  actions: {
    replace: assign((_, { orderService }: { orderService: OrderService }) => ({ orderService })),
    announceSucceeded: emit({ type: 'orderService.succeeded' as const, message: succeeded }),
    announceFailed: emit((_, { error }: { error: unknown }) => ({ type: 'orderService.failed' as const, error })),
  },
}).createMachine({
  id: 'orderService',
  context: ({ input }) => ({ orderService: input.orderService }),
  initial: 'shown',
  on: {
    'orderService.replace': {
      actions: { type: 'replace', params: ({ event }) => ({ orderService: event.orderService }) },
    },
  },
  states: {
    shown: {
      on: {
        'orderService.cancel': { guard: 'canCancel', target: 'confirmingCancel' },
        'orderService.hide': 'confirmingHide',
      },
    },
    confirmingCancel: { on: { 'orderService.confirm': 'cancelling', 'orderService.refuse': 'shown' } },
    confirmingHide: { on: { 'orderService.confirm': 'hiding', 'orderService.refuse': 'shown' } },
    cancelling: {
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => context.orderService,
        onDone: {
          target: 'shown',
          actions: [{ type: 'replace', params: ({ event }) => ({ orderService: event.output }) }, 'announceSucceeded'],
        },
        onError: {
          target: 'shown',
          actions: { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    hiding: {
      invoke: {
        id: 'hide',
        src: 'hide',
        input: ({ context }) => context.orderService,
        onDone: { target: 'hidden', actions: 'announceSucceeded' },
        onError: {
          target: 'shown',
          actions: { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    hidden: { type: 'final' },
  },
});
