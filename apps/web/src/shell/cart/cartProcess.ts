import type { Cart } from '@vetka/domain/cart';
import type { AddedProduct, CartChange, CartEvent } from '@vetka/machines/cart';
import { createStore, type Store } from '../store.ts';
import type { CartActor } from './cartActor.ts';
import { isStillWanted } from './stillWanted.ts';

/** What is happening to the cart. */
export interface CartActivity {
  /** The product being added or whose line is being changed. */
  busyProductId: number | null;
  isAdding: boolean;
  isAddingWithRedirect: boolean;
  isConfirmingCoupon: boolean;
  isCartChanged: boolean;
}

const idle: CartActivity = {
  busyProductId: null,
  isAdding: false,
  isAddingWithRedirect: false,
  isConfirmingCoupon: false,
  isCartChanged: false,
};

/** What a change that is not an addition may be. */
export type LineChange = Exclude<CartChange, { kind: 'add' }>;

/** A change that came to nothing, or to something that we do not know. */
export interface FailedChange {
  change: CartChange;
  /** The cart as it was. */
  before: Cart;
  /** The server has refused it; otherwise no answer came. */
  hasAnswer: boolean;
}

/** Commands to the cart. The machine behind them is loaded with the first command, or by `warmUp`. */
export interface CartProcess {
  activity: Store<CartActivity>;
  /** Puts a product into the cart, or opens the cart when it is there already. */
  add: (product: AddedProduct, quantity?: number) => void;
  /** Goes to the checkout with the product in the cart. */
  buyNow: (product: AddedProduct, quantity?: number) => void;
  change: (change: LineChange) => void;
  /** The cart was read anew: after signing in, after an order. */
  replace: (cart: Cart) => void;
  /** Loads the machine before it is needed: the pointer came near. */
  warmUp: () => void;
  /**
   * A change has failed. When no answer came, what the server has made of it is not known: the cart is read anew before
   * anything else is sent, so that nothing is bought twice.
   * @returns does the same change again, if it is still to be done
   */
  retry: (failed: FailedChange) => () => void;
  /** The machine's actor, for the cart's own feature. */
  actor: () => Promise<CartActor>;
}

export interface CartProcessOptions {
  load: (activity: Store<CartActivity>) => Promise<CartActor>;
  /** Reads the cart from the server. */
  readAnew: () => Promise<Cart>;
  isCartShop: () => boolean;
  /** A command came to nothing, for the machine or the cart could not be fetched. `again` repeats it. */
  onLoadError: (error: unknown, again: () => void) => void;
}

type Addition = Extract<CartEvent, { type: 'cart.add' | 'cart.buyNow' }>;

export function createCartProcess({ load, readAnew, isCartShop, onLoadError }: CartProcessOptions): CartProcess {
  const activity = createStore<CartActivity>(idle);
  let loading: Promise<CartActor> | undefined;
  let lastAddition: Addition | undefined;
  // An answer was lost: the cart on the screen may not be the server's.
  let isInDoubt = false;
  const actor = () =>
    (loading ??= load(activity).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const settleDoubt = async (cart: CartActor) => {
    cart.send({ type: 'cart.replace', cart: await readAnew() });
    isInDoubt = false;
  };
  const send = (event: CartEvent, isWanted?: (now: Cart) => boolean) => {
    const deliver = async () => {
      const cart = await actor();
      if (isInDoubt) await settleDoubt(cart);
      if (isWanted?.(cart.getSnapshot().context.cart) ?? true) cart.send(event);
    };
    deliver().catch((error: unknown) => {
      activity.set(idle);
      onLoadError(error, () => send(event, isWanted));
    });
  };
  const addition = (event: Addition) => {
    lastAddition = event;
    // Until the machine is there to say it.
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
      isInDoubt = false;
      if (loading) send({ type: 'cart.replace', cart });
    },
    warmUp: () => void actor().catch(() => undefined),
    retry({ change, before, hasAnswer }) {
      isInDoubt ||= !hasAnswer;
      const again = lastAddition;
      return () => {
        if (change.kind !== 'add') send({ type: 'cart.change', change }, (now) => isStillWanted(change, before, now));
        else if (again?.product.productId === change.productId) send(again);
      };
    },
    actor,
  };
}
