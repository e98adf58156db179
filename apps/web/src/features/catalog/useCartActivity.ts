import { cartItemOf, type CartItem } from '@vetka/domain/cart';
import { useSyncExternalStore } from 'react';
import { useCartProcess } from '../../shell/cart/useCart.ts';
import { useStore, type Store } from '../../shell/store.ts';

/** The cart's operations in progress. */
export const useCartActivity = () => useStore(useCartProcess().activity);

/** Whether this product is being added to the cart. */
export const useIsAdding = (productId: number): boolean =>
  useStorePart(useCartProcess().activity, ({ isAdding, busyProductId }) => isAdding && busyProductId === productId);

/** A line's quantity with pending changes applied; undefined until the cart's machine runs. */
export const useExpectedQuantity = ({ quantity, product }: CartItem): number | undefined =>
  useStorePart(
    useCartProcess().expected,
    (expected) => expected && (cartItemOf(expected.cart, product.id)?.quantity ?? quantity),
  );

/** Subscribes to a part of a store: the component renders again only when the part changes. */
const useStorePart = <T, Part>(store: Store<T>, select: (value: T) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
