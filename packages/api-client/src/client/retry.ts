import type { Result } from './result.ts';

/** Temporary failures: a retry may succeed. 0 is no answer at all. */
const passing = new Set([0, 429, 502, 503, 504]);
const longestPauseMs = 10_000;

/**
 * How long to wait before a safe call is retried (ms).
 * @returns undefined when a retry is useless: success, a lasting failure, an abort, a long `Retry-After`
 */
export function pauseBefore(attempt: number, result: Result<unknown>): number | undefined {
  if (result.ok || !passing.has(result.failure.status) || result.failure.code === 'aborted') return undefined;
  const retryAfterSeconds = 'retryAfterSeconds' in result.failure ? result.failure.retryAfterSeconds : undefined;
  // Half of the pause is random, so that many clients do not retry at the same moment.
  const pauseMs = retryAfterSeconds ? retryAfterSeconds * 1000 : 300 * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
  return pauseMs > longestPauseMs ? undefined : pauseMs;
}

/** @returns false when the call was aborted while it waited */
export const wait = (ms: number, signal: AbortSignal | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve(false);
    const abort = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve(true);
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
