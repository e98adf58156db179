import type { Failure } from '@vetka/api-client/client';
import type { Toasts } from '../toasts/toasts.ts';

type ValidationErrors = Extract<Failure, { kind: 'validation_error' }>['errors'];

export interface HandleOptions {
  /** Whether the messages of a 422 are also shown as toasts. @default true */
  hasToasts?: boolean;
  /** Retries; offered when there was no response. Omit it where the pressed button is still on the screen. */
  onRetry?: () => void;
  /** A read has no side effects, so it may also be retried after a server error (5xx). @default false */
  isRead?: boolean;
}

/** The errors shown now. Both lists are cleared after a while. */
export interface KnownErrors {
  /** Field errors as the server sent them; read them with `fieldError` of `@vetka/domain/problem`. */
  validation: ValidationErrors | null;
  /** Messages of other errors. */
  others: readonly string[];
}

export interface ErrorHandlerOptions {
  toasts: Toasts;
  openSignIn: () => void;
}
