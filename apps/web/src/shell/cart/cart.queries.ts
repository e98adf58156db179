import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Cart } from '@vetka/domain/cart';
import type { Api } from '../api/apiClient.ts';

/** The cart with which the server rendered the page, kept once the cart has changed in the browser. */
export const renderedCartKey = ['cart', 'rendered'] as const;

/**
 * The shopper's cart as pages see it. The cart's machine, once loaded, writes it here after every change. A failed read
 * keeps the previous cart instead of showing an empty one.
 */
export const cartQueries = {
  own: (api: Api) =>
    queryOptions({
      queryKey: ['cart'],
      queryFn: (): Promise<Cart> => unwrap(api.cart.read()),
      staleTime: Infinity,
    }),
};
