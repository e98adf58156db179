const day = 86_400_000;

/** Milliseconds without a request after which a session ends. */
export const idleMs = 7 * day;
/** Milliseconds after which it ends however busy it is. */
export const longestMs = 30 * day;
/** How stale «last seen» may grow, milliseconds: not every request is worth a write. */
export const seenEveryMs = 5 * 60_000;
/** How long the cookie of before a sign-in still leads to the session, milliseconds. */
export const formerMs = 30_000;

interface Lifetime {
  lastSeenAt: Date;
  expiresAt: Date;
}

/** The moment a session ends if nothing more is asked. */
export const endOf = ({ lastSeenAt, expiresAt }: Lifetime): Date =>
  new Date(Math.min(lastSeenAt.getTime() + idleMs, expiresAt.getTime()));

export const isOver = (lifetime: Lifetime, now = Date.now()): boolean => endOf(lifetime).getTime() <= now;
