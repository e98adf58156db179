import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { makeApi } from './shell/api/apiClient.ts';
import { queryState } from './shell/api/queryState.tsx';
import { requestNonce } from './shell/document/requestNonce.ts';
import { reloadOnLostChunk } from './shell/errors/lostChunk.ts';
import { makeShell } from './shell/makeShell.ts';
import { Failure, NotFound } from './shell/pages/errorPages.tsx';
import { parseSearchText, searchText } from './shell/searchText.ts';

/** Default `staleTime` of queries (ms). Prices change during the day, not within a minute. */
const staleTimeMs = 60_000;

/** Offline, a request fails and is reported at once instead of being paused silently. */
const networkMode = 'always';

/** One router per request on the server and one per page in the browser, with everything that belongs to a request. */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: staleTimeMs, retry: false, refetchOnWindowFocus: false, networkMode },
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
    // Another article, shop or person is another page: nothing typed or opened on one belongs to the next.
    defaultRemountDeps: ({ params }) => params,
    notFoundMode: 'root',
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Failure,
    defaultOnCatch: reloadOnLostChunk,
    // A skeleton that flashes is worse than a short wait: show it only for slower loads (ms).
    defaultPendingMs: 250,
    defaultPendingMinMs: 300,
    ...(nonce && { ssr: { nonce } }),
    ...queryState(queryClient),
  });
  connect(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
