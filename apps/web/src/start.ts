import { createMiddleware, createStart } from '@tanstack/react-start';
import { setResponseHeader } from '@tanstack/react-start/server';
import { contentSecurityPolicy } from './shell/document/contentSecurityPolicy.ts';

/** A nonce per request: in the policy, and through the router on every script and style of the page. */
const withNonce = createMiddleware().server(({ next }) => {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  if (import.meta.env.PROD) setResponseHeader('content-security-policy', contentSecurityPolicy(nonce));
  return next({ context: { nonce } });
});

export const startInstance = createStart(() => ({ requestMiddleware: [withNonce] }));
