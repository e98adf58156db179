import type { FastifyInstance } from 'fastify';

/**
 * For all responses except pages, whose policy carries a nonce, and uploaded files, whose policy comes from the API.
 */
const policy = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const securityHeaders = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** One year; only where the site is known to be served over https. Hosts below it must be, too. */
const https = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** Adds the security headers to every response. A route may set its own policy. */
export function registerSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = publicUrl?.startsWith('https:') ? { ...securityHeaders, ...https } : securityHeaders;
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
}

/** An image keeps its URL when it is regenerated. */
export const pictureCaching = 'public, max-age=604800, stale-while-revalidate=86400';

/** Icons change only when their collection is upgraded, which is rare. */
export const iconCaching = 'public, max-age=86400, stale-while-revalidate=604800';
