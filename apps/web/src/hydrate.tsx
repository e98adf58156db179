import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';
import { loadContract } from './shell/api/loadContract.ts';
import { replayEarlyPresses } from './shell/document/earlyPresses.ts';
import { takeOverReloading } from './shell/errors/lostChunk.ts';
import { whenIdle } from './shell/whenIdle.ts';

takeOverReloading();

/**
 * Hydrates the server-rendered page. TanStack Start's own client entry would add the serialiser of server functions, 10
 * kB that this site does not need: it calls its API through the contract. In three tasks: evaluating the
 * code, making the router and starting React in one would hold up a tap on a phone for 0.1 s.
 */
setTimeout(() => {
  const router = getRouter();
  setTimeout(() => startTransition(() => hydrate(router)));
});

function hydrate(router: ReturnType<typeof getRouter>): void {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
  globalThis.vetkaEarlyFields?.start();
  replayEarlyPresses();
  // Calls of a first press should not wait for it. A failure is reported by the call that needs it.
  whenIdle(() => void loadContract().catch(() => undefined));
}
