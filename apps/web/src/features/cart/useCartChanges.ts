import { cartItemOf, type Cart } from '@vetka/domain/cart';
import type { CartChange } from '@vetka/machines/cart';
import { useEffect, useMemo, useState } from 'react';
import type { CartActor } from '../../shell/cart/cartStores.ts';
import { useCart } from '../../shell/cart/useCart.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useStore } from '../../shell/store.ts';
import { useShell } from '../../shell/useContext.ts';
import { noRefusals, refusalOf } from './cartRefusals.ts';

const noChanges: readonly CartChange[] = [];

/** The cart with pending changes applied, and the changes that the server refused. */
export function useCartChanges() {
  const actor = useCartActor();
  const pageCart = useCart();
  const { cart, changes } = useStore(useShell().cart.expected) ?? { cart: pageCart, changes: noChanges };
  return { cart, changes, ...useBusyParts(pageCart, changes), refusals: useRefusals(actor) };
}

/** The machine's actor, loaded with the panel. */
function useCartActor(): CartActor | undefined {
  const { cart } = useShell();
  const errors = useErrorHandler();
  const [actor, setActor] = useState<CartActor>();
  useEffect(
    function loadMachine() {
      cart.actor().then(setActor, (error: unknown) => errors.handle(error));
    },
    [cart, errors],
  );
  return actor;
}

function useBusyParts(cart: Cart, changes: readonly CartChange[]) {
  return useMemo(() => {
    const lines = changes.flatMap((change) => ('productId' in change ? [cartItemOf(cart, change.productId)] : []));
    const coupons = changes.flatMap((change) => (change.kind === 'coupon' ? [change.cartId] : []));
    return {
      busyItems: new Set(lines.flatMap((item) => (item ? [item.cartProductId] : []))),
      busyCoupons: new Set(coupons),
    };
  }, [cart, changes]);
}

/** The reasons the last changes were refused; cleared by the next change. */
function useRefusals(actor: CartActor | undefined) {
  const [refusals, setRefusals] = useState(noRefusals);
  useEffect(
    function listenToFailures() {
      const subscription = actor?.on('cart.failed', ({ request: { change, before }, error }) =>
        setRefusals(refusalOf(change, error, before)),
      );
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  return { ...refusals, forget: () => setRefusals(noRefusals) };
}
