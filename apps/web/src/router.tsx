import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { routeTree } from './routeTree.gen.ts';
import { makeApi } from './shell/api/apiClient.ts';
import { requestNonce } from './shell/document/requestNonce.ts';
import { reloadOnLostChunk } from './shell/errors/lostChunk.ts';
import { makeShell } from './shell/makeShell.ts';
import { Failure, NotFound } from './shell/pages/errorPages.tsx';
import { parseSearchText, searchText } from './shell/searchText.ts';

/** Younger answers are not asked for again, in milliseconds. Prices move during the day, not during a minute. */
const freshMs = 60_000;

/** Without a network a call fails and is told, instead of waiting for the network without a word. */
const networkMode = 'always';

/** One router per request on the server, one per page in the browser; with it everything that a request owns. */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshMs, retry: false, refetchOnWindowFocus: false, networkMode },
      mutations: { networkMode },
    },
  });
  const nonce = requestNonce();
  const { context, connect } = makeShell(makeApi(), queryClient);
  const router = createRouter({
    routeTree,
    context,
    parseSearch: parseSearchText,
    stringifySearch: searchText,
    scrollRestoration: true,
    notFoundMode: 'root',
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Failure,
    defaultOnCatch: reloadOnLostChunk,
    // A skeleton that flashes is worse than a page that waits: it is shown only for what takes longer.
    defaultPendingMs: 250,
    defaultPendingMinMs: 300,
    ...(nonce && { ssr: { nonce } }),
  });
  connect(router);
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
