import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from './cart.machine.ts';
import type { CartFlags } from './cart.types.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

export const selectCart = ({ context }: Snapshot) => context.cart;

/** The loading flags of the cart. */
export const selectCartFlags = ({ context }: Snapshot): CartFlags => {
  const kind = context.current?.kind;
  return {
    isAdding: kind === 'add' && !context.redirect,
    isAddingWithRedirect: kind === 'add' && context.redirect,
    isConfirmingCoupon: kind === 'coupon',
    isCartChanged: kind === 'toggle',
  };
};

/** The product being added or whose line is being changed; null when idle. */
export const selectBusyProductId = ({ context }: Snapshot): number | null =>
  context.current && 'productId' in context.current ? context.current.productId : null;
