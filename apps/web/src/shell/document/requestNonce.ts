import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/** The nonce of the request being answered. A browser hides nonces, so there it is nothing. */
export const requestNonce = createIsomorphicFn()
  .server((): string | undefined => (getGlobalStartContext() as { nonce?: string } | undefined)?.nonce)
  .client((): string | undefined => undefined);
