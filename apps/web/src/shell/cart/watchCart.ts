import type { RouterContext } from '../routerContext.ts';
import { onChangeInOtherTab } from './cartTabs.ts';
import { refreshCart } from './refreshCart.ts';

/**
 * Refetches the cart when the visitor returns to the tab, and as soon as another tab has changed it. Runs as long as the
 * page lives.
 */
export function watchCart(context: Pick<RouterContext, 'api' | 'queryClient' | 'cart'>): void {
  let isOutdated = false;
  const refresh = () => {
    // Later, when it will be refetched.
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
