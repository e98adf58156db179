import { cartItemOf, type Cart } from '@vetka/domain/cart';
import { assign, emit, setup } from 'xstate';
import { unprovided } from '../actors/index.ts';
import type { AddedProduct, CartChange, CartContext, CartEvent } from './cart.types.ts';

/** Events for the application, which shows toasts, opens panels and navigates. */
export type CartEmitted =
  | { type: 'cart.opened' }
  | { type: 'cart.added'; product: AddedProduct }
  | { type: 'cart.checkout' }
  | { type: 'cart.failed'; change: CartChange; error: unknown };

const additionOf = (event: CartEvent): CartChange[] => {
  if (event.type !== 'cart.add' && event.type !== 'cart.buyNow') return [];
  const { product, quantity, isCartShop } = event;
  return [{ kind: 'add', productId: product.productId, quantity, isCartShop }];
};

const isBeingAdded = ({ current, queue }: CartContext, addition: CartChange): boolean =>
  [current, ...queue].some(
    (change) => change?.kind === 'add' && addition.kind === 'add' && change.productId === addition.productId,
  );

/** A later quantity of a line replaces an earlier one that has not been sent. */
const enqueue = (queue: CartChange[], change: CartChange): CartChange[] => [
  ...queue.filter(
    (waiting) => !(change.kind === 'quantity' && waiting.kind === 'quantity' && waiting.productId === change.productId),
  ),
  change,
];

/**
 * The cart. Changes are sent one at a time, and every response replaces the whole cart. Adding a product that is
 * already in the cart only opens it; buying it goes straight to the checkout.
 */
export const cartMachine = setup({
  types: {
    input: {} as { cart: Cart },
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
  },
  actors: { sendChange: unprovided<Cart, CartChange>('cartMachine', 'sendChange') },
  guards: {
    isInCart: ({ context, event }) =>
      'product' in event && cartItemOf(context.cart, event.product.productId) !== undefined,
    isWaiting: ({ context }) => context.queue.length > 0,
    wasAddedWithRedirect: ({ context }) => context.current?.kind === 'add' && context.redirect,
    wasAdded: ({ context }) => context.current?.kind === 'add',
  },
  actions: {
    // Every mutation replaces the whole cart with the server's response.
    replace: assign((_, { cart }: { cart: Cart }) => ({ cart, error: null })),
    enqueueAddition: assign(({ context, event }) => {
      const additions = additionOf(event).filter((addition) => !isBeingAdded(context, addition));
      return {
        queue: [...context.queue, ...additions],
        added: 'product' in event ? event.product : context.added,
        // A second press before the response may add the redirect to the checkout, but never removes it.
        redirect: event.type === 'cart.buyNow' || (additions.length === 0 && context.redirect),
      };
    }),
    enqueueChange: assign(({ context }, { change }: { change: CartChange }) => ({
      queue: enqueue(context.queue, change),
    })),
    takeNext: assign(({ context }) => ({ current: context.queue[0] ?? null, queue: context.queue.slice(1) })),
    settle: assign({ current: null, redirect: false }),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    // Drop changes queued after the failed one: they assumed a cart that does not exist, so the person decides again.
    dropQueue: assign({ queue: [] }),
    announceOpened: emit({ type: 'cart.opened' }),
    announceCheckout: emit({ type: 'cart.checkout' }),
    announceAdded: emit(({ context }) => ({ type: 'cart.added' as const, product: context.added as AddedProduct })),
    announceFailed: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'cart.failed' as const,
      change: context.current as CartChange,
      error,
    })),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({
    cart: input.cart,
    queue: [],
    current: null,
    added: null,
    redirect: false,
    error: null,
  }),
  initial: 'settled',
  on: {
    'cart.add': [{ guard: 'isInCart', actions: 'announceOpened' }, { actions: 'enqueueAddition' }],
    'cart.buyNow': [{ guard: 'isInCart', actions: 'announceCheckout' }, { actions: 'enqueueAddition' }],
    'cart.change': { actions: { type: 'enqueueChange', params: ({ event }) => ({ change: event.change }) } },
    'cart.replace': { actions: { type: 'replace', params: ({ event }) => ({ cart: event.cart }) } },
  },
  states: {
    settled: { always: { guard: 'isWaiting', target: 'saving' } },
    saving: {
      entry: 'takeNext',
      invoke: {
        id: 'sendChange',
        src: 'sendChange',
        input: ({ context }) => context.current as CartChange,
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
        onError: {
          target: 'settled',
          actions: [
            { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
            'dropQueue',
            'settle',
          ],
        },
      },
    },
  },
});
