/**
 * Sent with every response. The content security policy of pages carries a nonce and is set where pages are rendered.
 */
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** One year; only where the site is known to be served over https. */
const https = { 'strict-transport-security': 'max-age=31536000' } as const;

export const securityHeadersOf = (publicUrl: string | undefined): Record<string, string> =>
  publicUrl?.startsWith('https:') ? { ...securityHeaders, ...https } : securityHeaders;

/** An image keeps its URL when it is regenerated. */
export const pictureCaching = 'public, max-age=604800, stale-while-revalidate=86400';

/** Icons change only when their collection is upgraded, which is rare. */
export const iconCaching = 'public, max-age=86400, stale-while-revalidate=604800';
