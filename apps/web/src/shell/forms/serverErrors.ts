import { ApiError } from '@vetka/api-client/client';
import type { ServerErrors } from '@vetka/ui/forms';

/** The server's field errors of a form; `null` when the request failed for another reason. */
export const serverErrorsOf = (error: unknown): ServerErrors | null =>
  error instanceof ApiError && error.failure.kind === 'validation_error' ? error.failure.errors : null;
