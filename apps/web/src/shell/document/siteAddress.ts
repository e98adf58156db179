import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestUrl } from '@tanstack/react-start/server';

/** Public origin of the site: from the settings on the server, from the location in a browser. */
export const siteOrigin = createIsomorphicFn()
  .server((): string => new URL(process.env.PUBLIC_URL || getRequestUrl({ xForwardedHost: true })).origin)
  .client((): string => location.origin);
