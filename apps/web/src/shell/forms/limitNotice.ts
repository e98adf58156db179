import { ApiError } from '@vetka/api-client/client';

/**
 * The reason an action is rate limited (another code, another attempt). Shown above the form, and by the shared
 * handler.
 */
export function limitNoticeOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.failure.kind !== 'rate_limit') return undefined;
  return error.failure.message || undefined;
}
