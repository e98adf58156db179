import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Cart } from '@vetka/domain/cart';
import {
  cartMachine,
  selectBusyProductId,
  selectCart,
  selectCartFlags,
  type CartChange,
  type CartEmitted,
} from '@vetka/machines/cart';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { Api } from '../api/apiClient.ts';
import type { Store } from '../store.ts';
import type { CartActivity } from './cartActivity.ts';
import { cartQueries, renderedCartKey } from './cart.queries.ts';

export type CartActor = ActorRefFrom<typeof cartMachine>;

export interface CartActorOptions {
  api: Api;
  queryClient: QueryClient;
  activity: Store<CartActivity>;
  /** Called with every event that the machine emits. */
  onEmit: (event: CartEmitted) => void;
}

/** Starts the cart's machine: it calls the API, and every page shows its cart. Loaded on demand. */
export function startCartActor({ api, queryClient, activity, onEmit }: CartActorOptions): CartActor {
  const { queryKey } = cartQueries.own(api);
  const cart = queryClient.getQueryData(queryKey);
  if (!cart) throw new Error('The cart must be loaded before its machine starts.');
  // Parts of the page hydrated later start with the cart that the server rendered.
  queryClient.setQueryData<Cart>(renderedCartKey, (rendered) => rendered ?? cart);
  const sendChange = fromPromise<Cart, CartChange>(({ input, signal }) => unwrap(sendToApi(api, input, signal)));
  const actor = createActor(cartMachine.provide({ actors: { sendChange } }), { input: { cart } });
  actor.subscribe((snapshot) => {
    queryClient.setQueryData(queryKey, selectCart(snapshot));
    // Published after the cart: query observers are notified in the next task, and the flags must not look settled
    // before that.
    const next = { ...selectCartFlags(snapshot), busyProductId: selectBusyProductId(snapshot) };
    notifyManager.schedule(() => activity.set(next));
  });
  actor.on('*', onEmit);
  actor.start();
  return actor;
}

function sendToApi(api: Api, change: CartChange, signal: AbortSignal) {
  const options = { signal };
  switch (change.kind) {
    case 'add': {
      const { productId, quantity, isCartShop } = change;
      return api.cart.add({ body: { productId, quantity, isCartShop } }, options);
    }
    case 'quantity': {
      const { cartId: id, productId, quantity } = change;
      return api.cart.changeQuantity({ params: { id, productId }, body: { quantity } }, options);
    }
    case 'remove':
      return api.cart.removeProduct({ params: { id: change.cartId, productId: change.productId } }, options);
    case 'toggle':
      return api.cart.toggleProduct({ params: { id: change.cartId, productId: change.productId } }, options);
    case 'clear':
      return api.cart.remove({ params: { id: change.cartId } }, options);
    case 'coupon':
      return api.cart.applyCoupon({ params: { id: change.cartId }, body: { coupon: change.coupon } }, options);
  }
}
