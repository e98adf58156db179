import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from './cart.machine.ts';
import { expectedCartOf, pendingChanges } from './cart.rules.ts';
import type { CartFlags, CartRequest, ExpectedCart } from './cart.types.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

export const selectCart = ({ context }: Snapshot) => context.cart;

/** The request in progress: sent, or waiting for the cart to be fetched again. */
const requestInProgress = ({ context }: Snapshot): CartRequest | undefined => context.current ?? context.queue[0];

/** The loading flags of the cart. */
export const selectCartFlags = (snapshot: Snapshot): CartFlags => {
  const { change, redirect = false } = requestInProgress(snapshot) ?? {};
  return {
    isAdding: change?.kind === 'add' && !redirect,
    isAddingWithRedirect: change?.kind === 'add' && redirect,
    isConfirmingCoupon: change?.kind === 'coupon',
    isCartChanged: change?.kind === 'toggle',
  };
};

/** The product being added or whose line is being changed; null when idle. */
export const selectBusyProductId = (snapshot: Snapshot): number | null => {
  const change = requestInProgress(snapshot)?.change;
  return change && 'productId' in change ? change.productId : null;
};

/** The cart to show: pending changes are applied, and rolled back when they fail. */
export const selectExpectedCart = ({ context }: Snapshot): ExpectedCart => ({
  cart: expectedCartOf(context),
  changes: pendingChanges(context),
});
