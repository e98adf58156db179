import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Cart } from '@vetka/domain/cart';
import type { Api } from '../api/apiClient.ts';

/** The cart that the server rendered the page with, once the cart has changed in the browser. */
export const renderedCartKey = ['rendered cart'];

/**
 * The shopper's cart as pages see it. The cart's machine, once it is loaded, writes here after every change. A cart that
 * can't be read is not an empty one: what was known stays.
 */
export const cartQueries = {
  own: (api: Api) =>
    queryOptions({
      queryKey: ['cart'],
      queryFn: (): Promise<Cart> => unwrap(api.cart.read()),
      staleTime: Infinity,
    }),
};
