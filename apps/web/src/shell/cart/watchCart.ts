import type { RouterContext } from '../routerContext.ts';
import { onChangeInOtherTab } from './cartTabs.ts';
import { refreshCart } from './refreshCart.ts';

/**
 * Refetches the cart when the visitor returns to the tab, and as soon as another tab has changed it. Not while an order
 * is being placed: without its goods the checkout would close before it has led to the bank. Runs as long as the page
 * lives.
 */
export function watchCart(context: Pick<RouterContext, 'api' | 'queryClient' | 'cart'>): void {
  let isOutdated = false;
  const refresh = () => {
    if (document.hidden || context.cart.isOrdering.get()) return;
    const maxAgeMs = isOutdated ? 0 : undefined;
    isOutdated = false;
    void refreshCart(context, maxAgeMs);
  };
  document.addEventListener('visibilitychange', refresh);
  onChangeInOtherTab(() => {
    isOutdated = true;
    refresh();
  });
}
