import { cartItemOf, type Cart } from '@vetka/domain/cart';
import { assign, emit, setup } from 'xstate';
import { unprovided } from '../actors/index.ts';
import { isApiRefusal } from '../failure/failure.ts';
import { isSuperseded, requestOf, withAddition, withChange } from './cart.queue.ts';
import { expectedCartOf, isStillNeeded } from './cart.rules.ts';
import type { AddedProduct, CartChange, CartContext, CartEmitted, CartEvent, CartRequest } from './cart.types.ts';

const nextIsIn = ({ cart, queue: [next] }: CartContext): boolean => next !== undefined && !isStillNeeded(next, cart);

/**
 * The cart. Changes are sent one at a time, and every response replaces the whole cart. Adding a product that is already
 * in the cart only opens it; buying it selects it there and goes straight to the checkout. After a failure the cart on
 * the server may differ from this one: it is fetched again before anything else is sent, so that nothing is bought twice.
 * What was pressed meanwhile is sent then, or reported if the cart cannot be fetched.
 */
export const cartMachine = setup({
  types: {
    input: {} as { cart: Cart },
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
  },
  actors: {
    sendChange: unprovided<Cart, CartChange>('cartMachine', 'sendChange'),
    readCart: unprovided<Cart, undefined>('cartMachine', 'readCart'),
  },
  guards: {
    isInCart: ({ context, event }) =>
      'product' in event && cartItemOf(expectedCartOf(context), event.product.productId) !== undefined,
    // The checkout takes what the server has as selected: a pending change does not count yet.
    isSelected: ({ context, event }) =>
      'product' in event &&
      [context.cart, expectedCartOf(context)].every((cart) => cartItemOf(cart, event.product.productId)?.isSelected),
    isWaiting: ({ context }) => context.queue.length > 0,
    isNextInCartToBuy: ({ context }) => nextIsIn(context) && context.queue[0]?.redirect === true,
    isNextInCart: ({ context }) => nextIsIn(context) && context.queue[0]?.change.kind === 'add',
    isNextApplied: ({ context }) => nextIsIn(context),
    wasAddedWithRedirect: ({ context }) => context.current?.redirect === true,
    isSuperseded: ({ context }) => isSuperseded(context),
    wasAdded: ({ context }) => context.current?.change.kind === 'add',
    // The server has left the cart as it was.
    wasCouponRefused: ({ context: { current } }, { error }: { error: unknown }) =>
      current?.change.kind === 'coupon' && current.change.coupon !== null && isApiRefusal(error),
  },
  actions: {
    // Every mutation replaces the whole cart with the server's response.
    replace: assign((_, { cart }: { cart: Cart }) => ({ cart, error: null })),
    enqueueAddition: assign(({ context, event }) =>
      'product' in event ? withAddition(context, requestOf(event)) : {},
    ),
    enqueue: assign(({ context }, { request }: { request: CartRequest }) =>
      request.product ? withAddition(context, request) : withChange(context, request),
    ),
    takeNext: assign(({ context }) => ({ current: context.queue[0] ?? null, queue: context.queue.slice(1) })),
    skipNext: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    settle: assign({ current: null }),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    dropAll: assign({ current: null, queue: [] }),
    announceOpened: emit({ type: 'cart.opened' }),
    announceCheckout: emit({ type: 'cart.checkout' }),
    announceAdded: emit(({ context }) => ({
      type: 'cart.added' as const,
      product: context.current?.product as AddedProduct,
    })),
    announceFailed: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'cart.failed' as const,
      request: { ...(context.current as CartRequest), before: context.cart },
      error,
    })),
    announceUnread: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'cart.unread' as const,
      requests: context.queue,
      error,
    })),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({ cart: input.cart, queue: [], current: null, error: null }),
  initial: 'settled',
  on: {
    'cart.add': [{ guard: 'isInCart', actions: 'announceOpened' }, { actions: 'enqueueAddition' }],
    'cart.buyNow': [{ guard: 'isSelected', actions: 'announceCheckout' }, { actions: 'enqueueAddition' }],
    'cart.change': { actions: { type: 'enqueue', params: ({ event }) => ({ request: { change: event.change } }) } },
    'cart.retry': { actions: { type: 'enqueue', params: ({ event }) => ({ request: event.request }) } },
    'cart.replace': { actions: { type: 'replace', params: ({ event }) => ({ cart: event.cart }) } },
  },
  states: {
    settled: {
      always: [
        { guard: 'isNextInCartToBuy', actions: ['announceCheckout', 'skipNext'] },
        { guard: 'isNextInCart', actions: ['announceOpened', 'skipNext'] },
        { guard: 'isNextApplied', actions: 'skipNext' },
        { guard: 'isWaiting', target: 'saving' },
      ],
    },
    saving: {
      entry: 'takeNext',
      invoke: {
        id: 'sendChange',
        src: 'sendChange',
        input: ({ context }) => (context.current as CartRequest).change,
        onDone: [
          {
            guard: 'wasAddedWithRedirect',
            target: 'settled',
            actions: [
              { type: 'replace', params: ({ event }) => ({ cart: event.output }) },
              'announceCheckout',
              'settle',
            ],
          },
          {
            guard: 'wasAdded',
            target: 'settled',
            actions: [{ type: 'replace', params: ({ event }) => ({ cart: event.output }) }, 'announceAdded', 'settle'],
          },
          {
            target: 'settled',
            actions: [{ type: 'replace', params: ({ event }) => ({ cart: event.output }) }, 'settle'],
          },
        ],
        onError: [
          {
            guard: { type: 'wasCouponRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'settled',
            actions: [
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
              'settle',
            ],
          },
          {
            guard: 'isSuperseded',
            target: 'doubtful',
            actions: [{ type: 'keepError', params: ({ event }) => ({ error: event.error }) }, 'settle'],
          },
          {
            target: 'doubtful',
            actions: [
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
              'settle',
            ],
          },
        ],
      },
    },
    doubtful: {
      initial: 'reading',
      // The contents of the cart are unknown, so additions wait as well.
      on: {
        'cart.add': { actions: 'enqueueAddition' },
        'cart.buyNow': { actions: 'enqueueAddition' },
        'cart.replace': {
          target: 'settled',
          actions: { type: 'replace', params: ({ event }) => ({ cart: event.cart }) },
        },
      },
      states: {
        reading: {
          invoke: {
            id: 'readCart',
            src: 'readCart',
            onDone: {
              target: '#cart.settled',
              actions: { type: 'replace', params: ({ event }) => ({ cart: event.output }) },
            },
            onError: [
              {
                guard: 'isWaiting',
                target: 'unread',
                actions: [{ type: 'announceUnread', params: ({ event }) => ({ error: event.error }) }, 'dropAll'],
              },
              { target: 'unread' },
            ],
          },
        },
        unread: { always: { guard: 'isWaiting', target: 'reading' } },
      },
    },
  },
});
