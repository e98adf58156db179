import type { Cart } from '@vetka/domain/cart';
import type { AddedProduct, CartEvent, ExpectedCart, LineChange } from '@vetka/machines/cart';
import { createStore, type Store } from '../store.ts';
import { nextPaint } from '../nextPaint.ts';
import { idle, type CartActivity, type CartActor, type CartStores } from './cartStores.ts';

/** Commands to the cart. The machine is loaded by the first command, or by `preload`. */
export interface CartProcess extends CartStores {
  /** Adds a product to the cart, or opens the cart when it is in there already. */
  add: (product: AddedProduct, quantity?: number) => void;
  /** Adds the product unless it is in the cart, then goes to the checkout. */
  buyNow: (product: AddedProduct, quantity?: number) => void;
  change: (change: LineChange) => void;
  /** Replaces the cart after a refetch: after signing in, after an order. */
  replace: (cart: Cart) => void;
  /** An order is being placed, so its goods are about to leave the cart. */
  isOrdering: Store<boolean>;
  /** Preloads the machine, e.g. when the pointer comes near a button. */
  preload: () => void;
  /** The machine's actor, for the cart feature. */
  actor: () => Promise<CartActor>;
}

export interface CartProcessOptions {
  load: (stores: CartStores) => Promise<CartActor>;
  isCartShop: () => boolean;
  /** A command failed because the machine or the cart could not be loaded. `retry` repeats the command. */
  onLoadError: (error: unknown, retry: () => void) => void;
}

type Addition = Extract<CartEvent, { type: 'cart.add' | 'cart.buyNow' }>;

export function createCartProcess({ load, isCartShop, onLoadError }: CartProcessOptions): CartProcess {
  const activity = createStore<CartActivity>(idle);
  const expected = createStore<ExpectedCart | undefined>(undefined);
  let loading: Promise<CartActor> | undefined;
  const actor = () =>
    (loading ??= load({ activity, expected }).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  /** Commands keep their order: those after an addition wait for its paint, too. */
  let painted: Promise<void> | undefined;
  const ready = async () => {
    await painted;
    return actor();
  };
  const send = (event: CartEvent) => {
    ready().then(
      (cart) => cart.send(event),
      (error: unknown) => {
        activity.set(idle);
        onLoadError(error, () => send(event));
      },
    );
  };
  // The button shows at once that it was pressed, and the machine, whose work takes longer, runs after that paint.
  const addition = (event: Addition) => {
    if (activity.get().busyProductId === null) {
      const isAdding = event.type === 'cart.add';
      activity.set({ ...idle, busyProductId: event.product.productId, isAdding, isAddingWithRedirect: !isAdding });
    }
    painted = nextPaint();
    send(event);
  };
  return {
    activity,
    expected,
    isOrdering: createStore(false),
    add: (product, quantity = 1) => addition({ type: 'cart.add', product, quantity, isCartShop: isCartShop() }),
    buyNow: (product, quantity = 1) => addition({ type: 'cart.buyNow', product, quantity, isCartShop: isCartShop() }),
    change: (change) => send({ type: 'cart.change', change }),
    replace: (cart) => loading && send({ type: 'cart.replace', cart }),
    preload: () => void actor().catch(() => undefined),
    actor,
  };
}
