import { ApiError } from '@vetka/api-client/client';

/** When to retry, in seconds. */
const retryAfterSeconds = '5';

/** No response at all, or one that says the API is unavailable. */
const isAway = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.failure.status);

/** A page that failed only because the API did not respond is a temporary failure: status 503. */
export function whileApiIsAway(response: Response, errors: readonly unknown[]): Response {
  if (response.status !== 500 || !errors.some(isAway)) return response;
  const headers = new Headers(response.headers);
  headers.set('retry-after', retryAfterSeconds);
  return new Response(response.body, { status: 503, headers });
}
