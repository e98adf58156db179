import { isRedirect } from '@tanstack/react-router';

/**
 * For a promise's `catch`: logs that something could not be loaded, and continues with a fallback value. A redirect is
 * no failure.
 */
export const logFailure =
  <T>(what: string, instead: T) =>
  (error: unknown): T => {
    if (isRedirect(error)) throw error;
    console.error(`Could not load ${what}:`, error instanceof Error ? error.message : error);
    return instead;
  };
