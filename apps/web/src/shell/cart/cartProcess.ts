import type { Cart } from '@vetka/domain/cart';
import type { AddedProduct, CartChange, CartEvent } from '@vetka/machines/cart';
import { createStore, type Store } from '../store.ts';
import { idle, type CartActivity } from './cartActivity.ts';
import type { CartActor } from './cartActor.ts';
import { isStillNeeded } from './stillNeeded.ts';

/** Any change other than adding a product. */
export type LineChange = Exclude<CartChange, { kind: 'add' }>;

/** A change that failed, or whose outcome is unknown. */
export interface FailedChange {
  change: CartChange;
  /** The cart before the change. */
  before: Cart;
  /** True when the server refused it; false when there was no response. */
  hasAnswer: boolean;
}

/** Commands to the cart. The machine is loaded by the first command, or by `warmUp`. */
export interface CartProcess {
  activity: Store<CartActivity>;
  /** Adds a product to the cart, or opens the cart when it is in there already. */
  add: (product: AddedProduct, quantity?: number) => void;
  /** Adds the product unless it is in the cart, then goes to the checkout. */
  buyNow: (product: AddedProduct, quantity?: number) => void;
  change: (change: LineChange) => void;
  /** Replaces the cart after a refetch: after signing in, after an order. */
  replace: (cart: Cart) => void;
  /** Preloads the machine, e.g. when the pointer comes near a button. */
  warmUp: () => void;
  /**
   * Reports a failed change. Without a response its outcome is unknown: the cart is refetched before anything else is
   * sent, so that nothing is bought twice.
   * @returns a function that retries the change if it is still needed
   */
  retry: (failed: FailedChange) => () => void;
  /** The machine's actor, for the cart feature. */
  actor: () => Promise<CartActor>;
}

export interface CartProcessOptions {
  load: (activity: Store<CartActivity>) => Promise<CartActor>;
  /** Fetches the cart from the server. */
  fetchCart: () => Promise<Cart>;
  isCartShop: () => boolean;
  /** A command failed because the machine or the cart could not be loaded. `retry` repeats the command. */
  onLoadError: (error: unknown, retry: () => void) => void;
}

type Addition = Extract<CartEvent, { type: 'cart.add' | 'cart.buyNow' }>;

export function createCartProcess({ load, fetchCart, isCartShop, onLoadError }: CartProcessOptions): CartProcess {
  const activity = createStore<CartActivity>(idle);
  let loading: Promise<CartActor> | undefined;
  let lastAddition: Addition | undefined;
  // A response was lost: the cart on the screen may differ from the server's.
  let isCartStale = false;
  const actor = () =>
    (loading ??= load(activity).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const refetchCart = async (cart: CartActor) => {
    cart.send({ type: 'cart.replace', cart: await fetchCart() });
    isCartStale = false;
  };
  const send = (event: CartEvent, isWanted?: (now: Cart) => boolean) => {
    const deliver = async () => {
      const cart = await actor();
      if (isCartStale) await refetchCart(cart);
      if (isWanted?.(cart.getSnapshot().context.cart) ?? true) cart.send(event);
    };
    deliver().catch((error: unknown) => {
      activity.set(idle);
      onLoadError(error, () => send(event, isWanted));
    });
  };
  const addition = (event: Addition) => {
    lastAddition = event;
    // Set here until the machine has loaded and reports its own activity.
    if (!loading) {
      const isAdding = event.type === 'cart.add';
      activity.set({ ...idle, busyProductId: event.product.productId, isAdding, isAddingWithRedirect: !isAdding });
    }
    send(event);
  };
  return {
    activity,
    add: (product, quantity = 1) => addition({ type: 'cart.add', product, quantity, isCartShop: isCartShop() }),
    buyNow: (product, quantity = 1) => addition({ type: 'cart.buyNow', product, quantity, isCartShop: isCartShop() }),
    change: (change) => send({ type: 'cart.change', change }),
    replace(cart) {
      isCartStale = false;
      if (loading) send({ type: 'cart.replace', cart });
    },
    warmUp: () => void actor().catch(() => undefined),
    retry({ change, before, hasAnswer }) {
      isCartStale ||= !hasAnswer;
      const failedAddition = lastAddition;
      return () => {
        if (change.kind !== 'add') send({ type: 'cart.change', change }, (now) => isStillNeeded(change, before, now));
        else if (failedAddition?.product.productId === change.productId) send(failedAddition);
      };
    },
    actor,
  };
}
