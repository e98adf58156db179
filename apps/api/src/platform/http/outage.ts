import { Refusal } from './refusal.ts';

/** When a retry is likely to succeed: a restart or a failover of PostgreSQL usually takes a few seconds. */
const retryAfterSeconds = 5;

/**
 * SQLSTATEs of a server that is shutting down, starting, full, or demoted to a replica. Class 08 is connections.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const outageStates = /^(?:08...|57P0[1-5]|53300|25006)$/;

/** Network errors of the operating system. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Errors of `pg` and `pg-pool` that have no code. */
const outageMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:was closed|has encountered a connection error) and is not queryable|Cannot use a pool after calling end)/;

interface ErrorLike {
  code?: unknown;
  syscall?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
}

function isOutage({ code, syscall, message }: ErrorLike): boolean {
  if (typeof code === 'string') {
    // The socket's folder is removed with the server.
    if (code === 'ENOENT') return syscall === 'connect';
    return outageStates.test(code) || networkCodes.has(code);
  }
  return typeof message === 'string' && outageMessages.test(message);
}

/** The error that means the database is unreachable, if any. Drizzle keeps the driver's error as the cause. */
export function outageIn(error: unknown): ErrorLike | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const details = error as ErrorLike;
  if (isOutage(details)) return details;
  return (
    outageIn(details.cause) ?? (Array.isArray(details.errors) ? details.errors.map(outageIn).find(Boolean) : undefined)
  );
}

/** 503: the request is fine, and a retry may succeed in a moment. */
export const unavailable = () =>
  new Refusal(503, 'unavailable', 'Сервис временно недоступен. Попробуйте ещё раз через несколько секунд', {
    details: { retryAfterSeconds },
  });
