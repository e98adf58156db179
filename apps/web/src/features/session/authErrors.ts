import { ApiError } from '@vetka/api-client/client';
import { fieldError } from '@vetka/domain/problem';
import type { AuthErrors } from '@vetka/ui/patterns/session/AuthDialog';

/** Fields of the dialog by the names that the API gives its errors. */
const fields = {
  phone: 'phone',
  code: 'code',
  login: 'login',
  password: 'password',
  consentVersion: 'consent',
} as const;

/** A refused step, under the fields of the dialog. What belongs to no field is told by the shared handler. */
export function authErrorsOf(error: unknown): AuthErrors {
  if (!(error instanceof ApiError)) return {};
  const { failure } = error;
  if (failure.kind === 'rate_limit') return failure.message ? { form: failure.message } : {};
  if (failure.kind !== 'validation_error') return {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([sent, shown]) => {
      const message = fieldError(failure.errors, sent);
      return message === undefined ? [] : [[shown, message]];
    }),
  );
}
