import type { Cart } from '@vetka/domain/cart';
import type { AddedProduct, CartChange, CartEvent } from '@vetka/machines/cart';
import { createStore, type Store } from '../store.ts';
import type { CartActor } from './cartActor.ts';

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
  /** The machine's actor, for the cart's own feature. */
  actor: () => Promise<CartActor>;
}

export interface CartProcessOptions {
  load: (activity: Store<CartActivity>) => Promise<CartActor>;
  isCartShop: () => boolean;
  onLoadError: (error: unknown) => void;
}

export function createCartProcess({ load, isCartShop, onLoadError }: CartProcessOptions): CartProcess {
  const activity = createStore<CartActivity>(idle);
  let loading: Promise<CartActor> | undefined;
  const actor = () => (loading ??= load(activity));
  const fail = (error: unknown) => {
    loading = undefined;
    activity.set(idle);
    onLoadError(error);
  };
  const send = (event: CartEvent) => void actor().then((cart) => cart.send(event), fail);
  const addition = (type: 'cart.add' | 'cart.buyNow') => (product: AddedProduct, quantity: number) => {
    // Until the machine is there to say it.
    if (!loading) {
      const isAdding = type === 'cart.add';
      activity.set({ ...idle, busyProductId: product.productId, isAdding, isAddingWithRedirect: !isAdding });
    }
    send({ type, product, quantity, isCartShop: isCartShop() });
  };
  return {
    activity,
    add: (product, quantity = 1) => addition('cart.add')(product, quantity),
    buyNow: (product, quantity = 1) => addition('cart.buyNow')(product, quantity),
    change: (change) => send({ type: 'cart.change', change }),
    replace(cart) {
      if (loading) send({ type: 'cart.replace', cart });
    },
    warmUp: () => void actor().catch(() => (loading = undefined)),
    actor,
  };
}
