import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { Api } from './api/apiClient.ts';
import { cartQueries } from './cart/cart.queries.ts';
import { createChatProcess } from './chat/chatProcess.ts';
import { createCartProcess } from './cart/cartProcess.ts';
import { isCartShop } from './cart/cartShop.ts';
import { createErrorHandler } from './errors/errorHandler.ts';
import { createOverlays } from './overlays/overlays.ts';
import type { RouterContext } from './routerContext.ts';
import { createStore } from './store.ts';
import { createToasts } from './toasts/toasts.ts';

interface Shell {
  context: RouterContext;
  /** Connects the router. It is created with the shell's context, so it comes second. */
  connect: (router: AnyRouter) => void;
}

/** Creates everything that the application's parts share. */
export function makeShell(api: Api, queryClient: QueryClient): Shell {
  let router: AnyRouter | undefined;
  const goTo = (href: string) => void router?.navigate({ href } as never);
  const overlays = createOverlays();
  const toasts = createToasts();
  const errors = createErrorHandler({ toasts, openSignIn: () => goTo(signInHref(router)) });
  const cart = createCartProcess({
    load: async (stores) => {
      const readCart = queryClient.ensureQueryData(cartQueries.own(api));
      const [{ startCartActor }] = await Promise.all([import('./cart/cartActor.ts'), readCart]);
      return startCartActor({ ...stores, api, queryClient, surroundings: { overlays, toasts, errors, goTo } });
    },
    // The preference of a person is kept by the server: another browser of theirs does not take it back.
    isCartShop: () => isCartShop() || queryClient.getQueryData(cartQueries.own(api).queryKey)?.isCartShop === true,
    onLoadError: (error, onRetry) => errors.handle(error, { onRetry }),
  });
  const chat = createChatProcess({
    load: async (stores, userId) => {
      const { startChatActor } = await import('./chat/chatActor.ts');
      return startChatActor({ ...stores, api, queryClient, errors, userId });
    },
    onLoadError: (error, onRetry) => errors.handle(error, { onRetry }),
  });
  const context = { api, queryClient, overlays, toasts, errors, cart, chat, noticeCount: createStore(0) };
  return { context, connect: (made) => void (router = made) };
}

/** The current URL with the sign-in dialog open. */
function signInHref(router: AnyRouter | undefined): string {
  const { pathname = '/', searchStr = '', hash = '' } = router?.state.location ?? {};
  const search = new URLSearchParams(searchStr);
  search.set('auth', 'sigin');
  return `${pathname}?${search}${hash && `#${hash}`}`;
}
