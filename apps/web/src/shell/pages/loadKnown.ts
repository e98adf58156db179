import { notFound } from '@tanstack/react-router';
import { ApiError } from '@vetka/api-client/client';

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.failure.status === 404 || error.failure.status === 422);

/**
 * Waits for what the address names.
 * @param refuse what to throw when nobody knows such a name; the page of status 404 «Page not found» unless given
 */
export async function loadKnown<T>(loading: Promise<T>, refuse: () => unknown = notFound): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (isUnknown(error)) throw refuse();
    throw error;
  }
}
