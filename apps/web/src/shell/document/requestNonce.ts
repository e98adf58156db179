import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/** The nonce of the current request. Browsers hide nonces, so there it is `undefined`. */
export const requestNonce = createIsomorphicFn()
  .server((): string | undefined => (getGlobalStartContext() as { nonce?: string } | undefined)?.nonce)
  .client((): string | undefined => undefined);
