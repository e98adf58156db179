import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';
import { replayEarlyPresses } from './shell/document/earlyPresses.ts';
import { takeOverReloading } from './shell/errors/lostChunk.ts';

takeOverReloading();

/**
 * Hydrates the page that the server rendered. Start's own entry would also bring the serialiser of server functions,
 * 10 kB that this site, which talks to its API by the contract, has no use for.
 */
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={getRouter()} />
    </StrictMode>,
  );
  replayEarlyPresses();
});
