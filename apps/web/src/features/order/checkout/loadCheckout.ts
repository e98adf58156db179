import { checkoutCarts, emptyCart } from '@vetka/domain/cart';
import { cartQueries } from '../../../shell/cart/cart.queries.ts';
import type { RouterContext } from '../../../shell/routerContext.ts';
import { chosenOption } from './checkoutForm.ts';
import { checkoutQueries } from './checkout.queries.ts';

/** Everything that the checkout shows at first: the sellers, and when the usual way of each is possible. */
export async function loadCheckout({ api, queryClient }: RouterContext): Promise<void> {
  const cart = queryClient.getQueryData(cartQueries.own(api).queryKey) ?? emptyCart;
  await Promise.all(
    checkoutCarts(cart).map(async (subCart) => {
      const service = await queryClient.ensureQueryData(checkoutQueries.service(api, subCart.service.id));
      const option = chosenOption(undefined, service.deliveryOptions);
      // The page asks again by itself where this fails.
      if (option) await queryClient.prefetchQuery(checkoutQueries.price(api, subCart, option.id));
    }),
  );
}
