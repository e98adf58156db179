import { ApiError } from '@vetka/api-client/client';

/** When a page is worth asking for again, in seconds. */
const retryAfterSeconds = '5';

/** No answer at all, or one that says that there is none just now. */
const isAway = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.failure.status);

/** A page that failed only because the API did not answer is not broken: it may come in a moment, so it is a 503. */
export function whileApiIsAway(response: Response, errors: readonly unknown[]): Response {
  if (response.status !== 500 || !errors.some(isAway)) return response;
  const headers = new Headers(response.headers);
  headers.set('retry-after', retryAfterSeconds);
  return new Response(response.body, { status: 503, headers });
}
