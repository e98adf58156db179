import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cartItemOf, emptyCart, type Cart, type CartItem } from '@vetka/domain/cart';
import type { AddedProduct } from '@vetka/machines/cart';
import { useSyncExternalStore } from 'react';
import { useApi, useShell } from '../useContext.ts';
import { useQueryPart } from '../useQueryPart.ts';
import { cartQueries, renderedCartKey } from './cart.queries.ts';
import type { CartProcess } from './cartProcess.ts';

export const useCart = (): Cart => useCartPart(whole) ?? emptyCart;

const whole = (cart: Cart): Cart => cart;

/** How many items are in the cart: for badges, which re-render only when the count changes. */
export const useCartCount = (): number => useCartPart((cart) => cart.itemsCount) ?? 0;

/** The cart line of one product, if it is in the cart. The header observes the cart. */
export function useCartItem(productId: number): CartItem | undefined {
  const { queryKey } = cartQueries.own(useApi());
  return useQueryPart({
    queryKey,
    select: (cart: Cart | undefined) => cart && cartItemOf(cart, productId),
    rendered: (queryClient) => queryClient.getQueryData<Cart>(renderedCartKey) ?? queryClient.getQueryData(queryKey),
  });
}

/** A part of the cart. During hydration it comes from the cart that the server rendered. */
function useCartPart<Part>(select: (cart: Cart) => Part): Part | undefined {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...cartQueries.own(useApi()), select });
  const rendered = useSyncExternalStore(never, nothing, () => queryClient.getQueryData<Cart>(renderedCartKey));
  return rendered ? select(rendered) : data;
}

const never = () => () => {};
const nothing = () => undefined;

export const useCartProcess = (): CartProcess => useShell().cart;

/** The data of a product for the cart's toast. */
export const addedProduct = ({ id, title, price, image }: ShownProduct): AddedProduct => ({
  productId: id,
  title,
  price,
  image: image?.url ?? null,
});

interface ShownProduct {
  id: number;
  title: string;
  price: number;
  image: { url: string } | null;
}
