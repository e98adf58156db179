import { ApiError, noAnswerTexts, type Failure } from '@vetka/api-client/client';
import { createStore, type Store } from '../store.ts';
import type { Toasts } from '../toasts/toasts.ts';
import { isLostChunk } from './lostChunk.ts';

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

/** The only place that decides how a failure is shown. */
export interface ErrorHandler {
  state: Store<KnownErrors>;
  /** Shows a failure (of the API, or any exception) asynchronously, and returns its kind synchronously. */
  handle: (error: unknown, options?: HandleOptions) => Failure['kind'];
  clear: () => void;
}

export interface ErrorHandlerOptions {
  toasts: Toasts;
  openSignIn: () => void;
}

const none: KnownErrors = { validation: null, others: [] };

/** Preloaded when idle: the failure to report may be that nothing can be loaded. */
export const loadFailureMessages = () => import('./showFailure.ts');

/** If the messages cannot be loaded either, the failure is logged. */
async function show(
  ...failure: Parameters<Awaited<ReturnType<typeof loadFailureMessages>>['showFailure']>
): Promise<void> {
  try {
    const { showFailure } = await loadFailureMessages();
    showFailure(...failure);
  } catch (error) {
    console.error(failure[0], error);
  }
}

export function createErrorHandler(options: ErrorHandlerOptions): ErrorHandler {
  const state = createStore<KnownErrors>(none);
  return {
    state,
    clear: () => state.set(none),
    handle(error, how) {
      const failure = failureOf(error);
      void show(failure, { state, ...options, ...how });
      return failure.kind;
    },
  };
}

/**
 * Returns an API failure as it is; any other error is a bug, logged and shown in general words. A lost chunk counts as
 * a network failure: a new release has been ruled out before.
 */
function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  if (isFailure(error)) return error;
  console.error(error);
  if (isLostChunk(error)) return noAnswer('network', noAnswerTexts.network);
  return noAnswer('unknown', undefined);
}

const noAnswer = (code: string, message: string | undefined): Failure => ({
  kind: 'error',
  status: 0,
  message,
  code,
  details: {},
});

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'kind' in error && 'status' in error && 'code' in error;
