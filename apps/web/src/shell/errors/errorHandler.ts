import { ApiError, noAnswerTexts, type Failure } from '@vetka/api-client/client';
import { createStore, type Store } from '../store.ts';
import type { ErrorHandlerOptions, HandleOptions, KnownErrors } from './handleOptions.ts';
import { isLostChunk } from './lostChunk.ts';

/** The only place that decides how a failure is shown. */
export interface ErrorHandler {
  state: Store<KnownErrors>;
  /** Shows a failure (of the API, or any exception) asynchronously, and returns its kind synchronously. */
  handle: (error: unknown, options?: HandleOptions) => Failure['kind'];
  clear: () => void;
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
 * Returns an API failure as it is; any other error is a bug, logged and shown with a generic message. A lost chunk
 * counts as a network failure: a new release has been ruled out before.
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
