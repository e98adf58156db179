import { fieldError } from '@vetka/domain/problem';
import { useStore } from '../store.ts';
import { useShell } from '../useContext.ts';
import type { ErrorHandler } from './errorHandler.ts';

/** The shared handler: `handle(error)` shows a failure and returns its kind. */
export const useErrorHandler = (): ErrorHandler => useShell().errors;

/** The server's message about one field, by a key like `orders.0.deliveryDate`. */
export function useFieldError(key: string): string | undefined {
  return fieldError(useStore(useErrorHandler().state).validation, key);
}
