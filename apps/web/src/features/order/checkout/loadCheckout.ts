import { checkoutCarts, emptyCart } from '@vetka/domain/cart';
import { addressBookQuery } from '../../../shell/place/addressBook.queries.ts';
import { cartQueries } from '../../../shell/cart/cart.queries.ts';
import { refreshCart } from '../../../shell/cart/refreshCart.ts';
import type { RouterContext } from '../../../shell/routerContext.ts';
import { chosenOption } from './checkoutForm.ts';
import { checkoutQueries } from './checkout.queries.ts';

/** Loads what the checkout shows first: the sellers, and the dates of each one's default delivery option. */
export async function loadCheckout(context: RouterContext): Promise<void> {
  const { api, queryClient } = context;
  void queryClient.prefetchQuery(addressBookQuery(api));
  await refreshCart(context);
  const cart = queryClient.getQueryData(cartQueries.own(api).queryKey) ?? emptyCart;
  await Promise.all([
    queryClient.prefetchQuery(addressBookQuery(api)),
    ...checkoutCarts(cart).map(async (subCart) => {
      const service = await queryClient.ensureQueryData(checkoutQueries.service(api, subCart.service.id));
      const option = chosenOption(undefined, service.deliveryOptions);
      // If this fails, the page fetches it again itself.
      if (option) await queryClient.prefetchQuery(checkoutQueries.price(api, subCart, option.id));
    }),
  ]);
}
