import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestUrl } from '@tanstack/react-start/server';

/** Origin that the shop is known by: the server is told it, a browser is there. */
export const siteOrigin = createIsomorphicFn()
  .server((): string => new URL(process.env.PUBLIC_URL ?? getRequestUrl({ xForwardedHost: true })).origin)
  .client((): string => location.origin);
