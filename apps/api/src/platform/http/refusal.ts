import { formMessages } from '@vetka/domain/form';
import { problemTexts, type FieldErrors, type Problem } from '@vetka/domain/problem';

interface RefusalOptions {
  errors?: FieldErrors;
  details?: Record<string, unknown>;
}

/**
 * An expected failure: unauthorized, impossible or not found. Thrown by services (which rolls back a surrounding
 * transaction) and returned in the specification's format. Every other error is a bug.
 */
export class Refusal extends Error {
  readonly statusCode: number;
  /** `<area>.<reason>`, for programs. */
  readonly code: string;
  readonly errors: FieldErrors | undefined;
  readonly details: Record<string, unknown> | undefined;

  /** @param message Russian, for people. */
  constructor(statusCode: number, code: string, message: string, { errors, details }: RefusalOptions = {}) {
    super(message);
    this.name = 'Refusal';
    this.statusCode = statusCode;
    this.code = code;
    this.errors = errors;
    this.details = details;
  }
}

/** 401: not signed in. */
export const unauthorized = () => new Refusal(401, 'session.unauthorized', problemTexts.unauthorized);

/** 403: signed in, but not allowed. */
export const forbidden = (code: string, message: string) => new Refusal(403, code, message);

/** 404: unknown, or someone else's; the response is the same. */
export const notFound = (code = 'not-found', message: string = problemTexts.notFound) =>
  new Refusal(404, code, message);

/** 409: the state has changed since the client read it; `details` has the new one. */
export const conflict = (code: string, message: string, details: Record<string, unknown> = {}) =>
  new Refusal(409, code, message, { details });

/** 422: invalid fields with their messages. The first message is also the overall one. */
export function invalid(errors: Record<string, string | string[]>, code = 'validation'): Refusal {
  const lists = Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, typeof messages === 'string' ? [messages] : messages]),
  );
  return new Refusal(422, code, Object.values(lists)[0]?.[0] ?? formMessages.required, { errors: lists });
}

/** 429. @param retryAfterSeconds when a retry can succeed. */
export const tooMany = (message: string = problemTexts.rateLimit, retryAfterSeconds?: number, code = 'rate-limit') =>
  new Refusal(429, code, message, retryAfterSeconds === undefined ? {} : { details: { retryAfterSeconds } });

export const problemOf = ({ statusCode, code, message, errors, details }: Refusal): Problem => ({
  statusCode,
  code,
  message,
  ...(errors && { errors }),
  ...(details && { details }),
});
