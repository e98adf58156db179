import { unwrap } from '@vetka/api-client/client';
import type { RouterContext } from '../routerContext.ts';
import { cartQueries } from './cart.queries.ts';

/** A cart fetched this recently is up to date (ms). */
const freshMs = 10_000;

/**
 * Refetches the cart: another tab or device may have changed it, and prices and stock change. Does nothing while the
 * visitor's own changes are pending, because their responses bring the whole cart, and while an order is being placed:
 * without its goods the checkout would close before it has led to the bank. A failure leaves the cart as it is.
 */
export async function refreshCart(
  { api, queryClient, cart }: Pick<RouterContext, 'api' | 'queryClient' | 'cart'>,
  maxAgeMs = freshMs,
): Promise<void> {
  const { queryKey } = cartQueries.own(api);
  const stateOf = () => queryClient.getQueryState(queryKey);
  const isChanging = () =>
    cart.isOrdering.get() || cart.activity.get().busyProductId !== null || cart.expected.get()?.changes.length;
  const before = stateOf();
  const ageMs = Date.now() - (before?.dataUpdatedAt ?? 0);
  // A cart of the future was rendered by a server whose clock is ahead.
  if (isChanging() || (ageMs >= 0 && ageMs < maxAgeMs)) return;
  try {
    const fresh = await unwrap(api.cart.read());
    // The visitor may have changed or ordered the cart while it was read.
    if (isChanging() || stateOf()?.dataUpdateCount !== before?.dataUpdateCount) return;
    queryClient.setQueryData(queryKey, fresh);
    cart.replace(fresh);
  } catch (error) {
    console.error('Could not refetch the cart:', error);
  }
}
