import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { emptyCart, type Cart } from '@vetka/domain/cart';
import type { Api } from '../api/apiClient.ts';
import { logFailure } from '../errors/logFailure.ts';

/** The shopper's cart as pages see it. The cart's machine, once it is loaded, writes here after every change. */
export const cartQueries = {
  own: (api: Api) =>
    queryOptions({
      queryKey: ['cart'],
      queryFn: (): Promise<Cart> => unwrap(api.cart.read()).catch(logFailure('the cart', emptyCart)),
      staleTime: Infinity,
    }),
};
