import { ApiError, type Failure } from '@vetka/api-client/client';
import { problemTexts, toastsOf } from '@vetka/domain/problem';
import { createStore, type Store } from '../store.ts';
import type { Toasts } from '../toasts/toasts.ts';

/** How an operation ended, in the words of the error catalogue. */
export type Outcome = 'ok' | 'unauthorized' | 'validation_error' | 'rate_limit' | 'error';

type ValidationErrors = Extract<Failure, { kind: 'validation_error' }>['errors'];

export interface HandleOptions {
  /** Whether a 422 is also told in toasts, one per message. @default true */
  hasToasts?: boolean;
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
  /** Shows a failed call and says what kind of failure it was. */
  handle: (error: unknown, options?: HandleOptions) => Exclude<Outcome, 'ok'>;
  clear: () => void;
}

/** How long errors are kept, in milliseconds. */
const keptMs = 8000;

export interface ErrorHandlerOptions {
  toasts: Toasts;
  openSignIn: () => void;
}

export function createErrorHandler({ toasts, openSignIn }: ErrorHandlerOptions): ErrorHandler {
  const state = createStore<KnownErrors>({ validation: null, others: [] });
  const tell = (text: string, onClick?: () => void) =>
    toasts.show({ kind: 'error', text, id: `error:${text}`, ...(onClick && { onClick }) });
  const keepOther = (message: string) => {
    state.set({ ...state.get(), others: [...state.get().others, message] });
    setTimeout(() => state.set({ ...state.get(), others: state.get().others.slice(1) }), keptMs);
  };
  const keepValidation = (errors: ValidationErrors) => {
    state.set({ ...state.get(), validation: errors });
    setTimeout(() => {
      if (state.get().validation === errors) state.set({ ...state.get(), validation: null });
    }, keptMs);
  };
  return {
    state,
    clear: () => state.set({ validation: null, others: [] }),
    handle(error, { hasToasts = true } = {}) {
      const failure = failureOf(error);
      switch (failure.kind) {
        case 'unauthorized':
          tell(problemTexts.unauthorized, openSignIn);
          break;
        case 'validation_error':
          keepValidation(failure.errors);
          if (hasToasts) for (const text of toastsOf(failure.errors)) tell(text);
          break;
        case 'rate_limit':
          tell(problemTexts.rateLimit);
          break;
        case 'error':
          // Called off by the page itself: nobody is waiting for an explanation.
          if (failure.code === 'aborted') break;
          tell(failure.message || problemTexts.unknown);
          keepOther(failure.message || problemTexts.unknown);
      }
      return failure.kind;
    },
  };
}

/** A failure of the API as it is; anything else is a mistake of ours, written down and told in general words. */
function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  if (isFailure(error)) return error;
  console.error(error);
  return { kind: 'error', status: 0, message: undefined, code: 'unknown', details: {} };
}

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'kind' in error && 'status' in error && 'code' in error;
