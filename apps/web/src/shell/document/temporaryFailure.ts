import { ApiError } from '@vetka/api-client/client';

/** When to retry, in seconds. */
const retryAfterSeconds: Record<number, string> = { 429: '30', 503: '5' };

/** 503 when the API did not respond or is unavailable, 429 when it limits this visitor. */
function temporaryStatus(error: unknown): 429 | 503 | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.failure.status === 429) return 429;
  return [0, 502, 503, 504].includes(error.failure.status) ? 503 : undefined;
}

/** Turns the 500 of a page that failed for a temporary reason into 503 or 429 with `Retry-After`. */
export function temporaryFailure(response: Response, errors: readonly unknown[]): Response {
  const status = errors.map(temporaryStatus).find((found) => found !== undefined);
  if (response.status !== 500 || !status) return response;
  const headers = new Headers(response.headers);
  headers.set('retry-after', retryAfterSeconds[status] ?? '5');
  return new Response(response.body, { status, headers });
}
