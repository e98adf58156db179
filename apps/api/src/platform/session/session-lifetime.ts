const day = 86_400_000;

/** A session expires after this long without a request (ms). */
export const idleMs = 7 * day;
/** A session expires after this long regardless of activity (ms). */
export const maxLifetimeMs = 30 * day;
/** How stale «last seen» may become (ms), to avoid a write per request. */
export const lastSeenIntervalMs = 5 * 60_000;
/** How long the cookie from before a sign-in remains valid for the session (ms). */
export const formerCookieMs = 30_000;

interface Lifetime {
  lastSeenAt: Date;
  expiresAt: Date;
}

/** When a session expires without further requests. */
export const endOf = ({ lastSeenAt, expiresAt }: Lifetime): Date =>
  new Date(Math.min(lastSeenAt.getTime() + idleMs, expiresAt.getTime()));

export const isOver = (lifetime: Lifetime, now = Date.now()): boolean => endOf(lifetime).getTime() <= now;
