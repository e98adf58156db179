/** Sent with every answer. The content security policy of pages carries a nonce and is set where pages are rendered. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Pictures keep their address, and may be drawn anew. */
export const pictureCaching = 'public, max-age=604800, stale-while-revalidate=86400';

/** Drawings change with a release of their collection, which is rare. */
export const iconCaching = 'public, max-age=86400, stale-while-revalidate=604800';
