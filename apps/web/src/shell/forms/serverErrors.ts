import { ApiError } from '@vetka/api-client/client';
import type { ServerErrors } from '@vetka/ui/forms';

/** The server's field errors of a form; `null` when the request failed for another reason. */
export function serverErrorsOf(error: unknown): ServerErrors | null {
  if (!(error instanceof ApiError)) return null;
  const { failure } = error;
  if (failure.kind === 'validation_error') return failure.errors;
  // The rate limit of writing: the message is shown at the text, which stays in the form.
  return failure.kind === 'rate_limit' && failure.code === 'writing.limit' ? { text: failure.message } : null;
}
