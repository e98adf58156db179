import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Cart } from '@vetka/domain/cart';
import {
  cartMachine,
  selectBusyProductId,
  selectCart,
  selectCartFlags,
  selectExpectedCart,
  type CartChange,
} from '@vetka/machines/cart';
import { createActor, fromPromise } from 'xstate';
import type { Api } from '../api/apiClient.ts';
import { cartQueries, renderedCartKey } from './cart.queries.ts';
import { reactToCart, type CartSurroundings } from './cartReactions.ts';
import type { CartActor, CartStores } from './cartStores.ts';
import { tellOtherTabs } from './cartTabs.ts';

export interface CartActorOptions extends CartStores {
  api: Api;
  queryClient: QueryClient;
  surroundings: CartSurroundings;
}

/** Starts the cart's machine: it calls the API, and every page shows its cart. Loaded on demand. */
export function startCartActor(options: CartActorOptions): CartActor {
  const { api, queryClient, activity, expected, surroundings } = options;
  const { queryKey } = cartQueries.own(api);
  const cart = queryClient.getQueryData(queryKey);
  if (!cart) throw new Error('The cart must be loaded before its machine starts.');
  // Parts of the page hydrated later start with the cart that the server rendered.
  queryClient.setQueryData<Cart>(renderedCartKey, (rendered) => rendered ?? cart);
  const sendChange = fromPromise<Cart, CartChange>(async ({ input, signal }) => {
    const changed = await unwrap(sendToApi(api, input, signal));
    tellOtherTabs();
    return changed;
  });
  const readCart = fromPromise<Cart, undefined>(({ signal }) => unwrap(api.cart.read({}, { signal })));
  const actor = createActor(cartMachine.provide({ actors: { sendChange, readCart } }), { input: { cart } });
  let shown = cart;
  actor.subscribe((snapshot) => {
    expected.set(selectExpectedCart(snapshot));
    // Writing the same cart again would pass it off as just fetched.
    if (selectCart(snapshot) !== shown) queryClient.setQueryData(queryKey, selectCart(snapshot));
    shown = selectCart(snapshot);
    // Published after the cart: query observers are notified in the next task, and the flags must not look settled
    // before that.
    const next = { ...selectCartFlags(snapshot), busyProductId: selectBusyProductId(snapshot) };
    notifyManager.schedule(() => activity.set(next));
  });
  reactToCart(actor, surroundings);
  actor.start();
  return actor;
}

function sendToApi(api: Api, change: CartChange, signal: AbortSignal) {
  const options = { signal };
  switch (change.kind) {
    case 'add': {
      const { kind: _, ...body } = change;
      return api.cart.add({ body }, options);
    }
    case 'quantity': {
      const { cartId: id, productId, quantity } = change;
      return api.cart.changeQuantity({ params: { id, productId }, body: { quantity } }, options);
    }
    case 'remove':
      return api.cart.removeProduct({ params: { id: change.cartId, productId: change.productId } }, options);
    case 'toggle': {
      const { cartId: id, productId, isSelected } = change;
      const body = { method: isSelected ? 'UP' : 'DOWN' } as const;
      return api.cart.toggleProduct({ params: { id, productId }, body }, options);
    }
    case 'clear':
      return api.cart.remove({ params: { id: change.cartId } }, options);
    case 'coupon': {
      const { cartId: id, coupon } = change;
      if (coupon === null) return api.cart.removeCoupon({ params: { id } }, options);
      return api.cart.applyCoupon({ params: { id }, body: { coupon } }, options);
    }
  }
}
