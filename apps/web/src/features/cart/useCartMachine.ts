import { useQueryClient } from '@tanstack/react-query';
import { cartItemOf, emptyCart, type Cart } from '@vetka/domain/cart';
import type { CartChange } from '@vetka/machines/cart';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { CartActor } from '../../shell/cart/cartActor.ts';
import { cartQueries } from '../../shell/cart/cart.queries.ts';
import { useCart } from '../../shell/cart/useCart.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useShell } from '../../shell/useContext.ts';
import { noRefusals, refusalOf } from './cartRefusals.ts';
import { expectedCart } from './expectedCart.ts';

const noChanges: readonly CartChange[] = [];

/** The cart with pending changes applied, and the changes that the server refused. */
export function useCartMachine() {
  const actor = useCartActor();
  const pageCart = useCart();
  // The machine's cart changes together with its queue; the page's query updates a moment later.
  const saved = useSelector(actor, (snapshot) => snapshot?.context.cart) ?? pageCart;
  const current = useSelector(actor, (snapshot) => snapshot?.context.current ?? null);
  const queue = useSelector(actor, (snapshot) => snapshot?.context.queue ?? noChanges);
  const changes = useMemo(() => (current ? [current, ...queue] : queue), [current, queue]);
  const cart = useMemo(() => expectedCart(saved, changes), [saved, changes]);
  return { cart, changes, ...useBusyParts(saved, changes), refusals: useRefusals(actor) };
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

/** Why the last changes were refused; cleared by the next change. */
function useRefusals(actor: CartActor | undefined) {
  const { api, cart } = useShell();
  const queryClient = useQueryClient();
  const [refusals, setRefusals] = useState(noRefusals);
  useEffect(
    function listenToFailures() {
      const subscription = actor?.on('cart.failed', ({ change, error }) => {
        const known = queryClient.getQueryData(cartQueries.own(api).queryKey) ?? emptyCart;
        setRefusals(refusalOf(change, error, known));
        // The stock or the price is not what the page assumed: refetch the cart.
        if (change.kind !== 'coupon') {
          void queryClient.fetchQuery({ ...cartQueries.own(api), staleTime: 0 }).then(cart.replace, () => undefined);
        }
      });
      return () => subscription?.unsubscribe();
    },
    [actor, api, cart, queryClient],
  );
  return { ...refusals, forget: () => setRefusals(noRefusals) };
}
