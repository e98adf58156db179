import { ApiError, noAnswerTexts, type Failure } from '@vetka/api-client/client';
import { createStore, type Store } from '../store.ts';
import type { Toasts } from '../toasts/toasts.ts';
import { isLostChunk } from './lostChunk.ts';

type ValidationErrors = Extract<Failure, { kind: 'validation_error' }>['errors'];

export interface HandleOptions {
  /** Whether a 422 is also told in toasts, one per message. @default true */
  hasToasts?: boolean;
  /** Retries; offered when no answer came. Left out where the button that was pressed is still on the screen. */
  onRetry?: () => void;
  /** A read changes nothing, so it may also be retried after an error of the server (5xx). @default false */
  isRead?: boolean;
}

/** What is wrong just now. Both lists empty themselves after a while. */
export interface KnownErrors {
  /** Errors of fields, as the server sent them; read with `fieldError` of `@vetka/domain/problem`. */
  validation: ValidationErrors | null;
  /** Messages of other errors. */
  others: readonly string[];
}

/** The one place that decides what a person sees of a failure. */
export interface ErrorHandler {
  state: Store<KnownErrors>;
  /** Shows a failure (of the API, or any exception) a moment later, and says at once of what kind it is. */
  handle: (error: unknown, options?: HandleOptions) => Failure['kind'];
  clear: () => void;
}

export interface ErrorHandlerOptions {
  toasts: Toasts;
  openSignIn: () => void;
}

const none: KnownErrors = { validation: null, others: [] };

/** The code that shows failures; fetched when the page is quiet, for the failure may be that nothing can be fetched. */
export const loadTelling = () => import('./tellFailure.ts');

/** When even the words can't be fetched, the failure is written down. */
async function tell(...failure: Parameters<Awaited<ReturnType<typeof loadTelling>>['tellFailure']>): Promise<void> {
  try {
    const { tellFailure } = await loadTelling();
    tellFailure(...failure);
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
      void tell(failure, { state, ...options, ...how });
      return failure.kind;
    },
  };
}

/**
 * A failure of the API as it is; anything else is a mistake of ours, written down and told in general words. A part of the
 * site that could not be fetched is a lost network: a new release has been looked for before.
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
