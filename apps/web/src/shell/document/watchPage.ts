import type { AnyRouter } from '@tanstack/react-router';
import { watchCart } from '../cart/watchCart.ts';
import { keepLostFocus } from '../focus/keepLostFocus.ts';
import { closeByBack } from '../overlays/closeByBack.ts';
import type { RouterContext } from '../routerContext.ts';
import { watchBuild } from './watchBuild.ts';
import { watchRestored } from './watchRestored.ts';

/**
 * Follows what happens around the page: releases, returns to it, other tabs, «Back», focused elements that disappear.
 * Loaded once the page is idle.
 */
export function watchPage(router: AnyRouter): void {
  const context = router.options.context as RouterContext;
  watchRestored(router);
  watchCart(context);
  closeByBack();
  keepLostFocus();
  void watchBuild(router, context.toasts);
}
