import type { Failure } from '@vetka/api-client/client';
import { problemTexts, toastsOf } from '@vetka/domain/problem';
import type { ErrorHandlerOptions, HandleOptions, KnownErrors } from './handleOptions.ts';
import type { Store } from '../store.ts';

/** How long errors are shown (ms). */
const keptMs = 8000;

interface ShowOptions extends ErrorHandlerOptions, HandleOptions {
  state: Store<KnownErrors>;
}

/** Shows a failure as the error catalogue defines. */
export function showFailure(failure: Failure, options: ShowOptions): void {
  const { state, toasts, openSignIn, hasToasts = true } = options;
  const showToast = (text: string, press?: { onClick: () => void; actionLabel?: string }) =>
    toasts.show({ kind: 'error', text, id: `error:${text}`, ...press });
  switch (failure.kind) {
    case 'unauthorized':
      return showToast(problemTexts.unauthorized, { onClick: openSignIn });
    case 'validation_error':
      keepValidation(state, failure.errors);
      if (hasToasts) for (const text of toastsOf(failure.errors)) showToast(text);
      return;
    case 'rate_limit':
      return showToast(problemTexts.rateLimit);
    case 'error':
      // Aborted by the page itself: nothing to report.
      if (failure.code === 'aborted') return;
      showToast(failure.message || problemTexts.unknown, retryOf(failure, options));
      keepOther(state, failure.message || problemTexts.unknown);
  }
}

const retryLabel = 'Повторить';

/** A retry may help when there was no response, and for a read after a server error. A refusal (4xx) is final. */
function retryOf({ status }: Failure, { onRetry, isRead = false }: HandleOptions) {
  const mayHelp = status === 0 || (isRead && status >= 500);
  return mayHelp && onRetry ? { onClick: onRetry, actionLabel: retryLabel } : undefined;
}

function keepOther(state: Store<KnownErrors>, message: string): void {
  state.set({ ...state.get(), others: [...state.get().others, message] });
  setTimeout(() => state.set({ ...state.get(), others: state.get().others.slice(1) }), keptMs);
}

function keepValidation(state: Store<KnownErrors>, errors: NonNullable<KnownErrors['validation']>): void {
  state.set({ ...state.get(), validation: errors });
  setTimeout(() => {
    if (state.get().validation === errors) state.set({ ...state.get(), validation: null });
  }, keptMs);
}
