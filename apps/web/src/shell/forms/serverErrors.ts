import { ApiError } from '@vetka/api-client/client';
import type { ServerErrors } from '@vetka/ui/forms';

/** What the server found wrong with the fields of a form; `null` when it failed for another reason. */
export const serverErrorsOf = (error: unknown): ServerErrors | null =>
  error instanceof ApiError && error.failure.kind === 'validation_error' ? error.failure.errors : null;
