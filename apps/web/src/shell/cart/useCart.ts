import { useQuery } from '@tanstack/react-query';
import { cartItemOf, emptyCart, type Cart, type CartItem } from '@vetka/domain/cart';
import type { AddedProduct } from '@vetka/machines/cart';
import { useStore } from '../store.ts';
import { useApi, useShell } from '../useContext.ts';
import { cartQueries } from './cart.queries.ts';
import type { CartActivity, CartProcess } from './cartProcess.ts';

/** The whole cart. */
export const useCart = (): Cart => useQuery(cartQueries.own(useApi())).data ?? emptyCart;

/** How many pieces are in the cart: for badges, which need not render with every change. */
export const useCartCount = (): number =>
  useQuery({ ...cartQueries.own(useApi()), select: (cart) => cart.itemsCount }).data ?? 0;

/** The line of one product, if it is in the cart. */
export function useCartItem(productId: number): CartItem | undefined {
  return (
    useQuery({ ...cartQueries.own(useApi()), select: (cart) => cartItemOf(cart, productId) ?? null }).data ?? undefined
  );
}

/** Commands: `add`, `buyNow`, `change`, `warmUp`. */
export const useCartProcess = (): CartProcess => useShell().cart;

/** What is happening to the cart just now. */
export const useCartActivity = (): CartActivity => useStore(useCartProcess().activity);

/** What the cart's toast shows of a product. */
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
