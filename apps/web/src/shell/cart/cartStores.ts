import type { cartMachine, ExpectedCart } from '@vetka/machines/cart';
import type { ActorRefFrom } from 'xstate';
import type { Store } from '../store.ts';

export type CartActor = ActorRefFrom<typeof cartMachine>;

/** The cart's operations in progress. */
export interface CartActivity {
  /** The product being added, or whose line is being changed. */
  busyProductId: number | null;
  isAdding: boolean;
  isAddingWithRedirect: boolean;
  isConfirmingCoupon: boolean;
  isCartChanged: boolean;
}

/** Nothing is in progress. */
export const idle: CartActivity = {
  busyProductId: null,
  isAdding: false,
  isAddingWithRedirect: false,
  isConfirmingCoupon: false,
  isCartChanged: false,
};

/** The state that the cart's machine publishes to the page. */
export interface CartStores {
  activity: Store<CartActivity>;
  /** The cart with pending changes applied; undefined until the machine runs. */
  expected: Store<ExpectedCart | undefined>;
}
