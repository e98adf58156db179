import { notFound } from '@tanstack/react-router';
import { ApiError } from '@vetka/api-client/client';

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.failure.status === 404 || error.failure.status === 422);

/**
 * Awaits the resource that the URL names.
 * @param refuse creates the error to throw when it does not exist; by default notFound (404)
 */
export async function loadKnown<T>(loading: Promise<T>, refuse: () => unknown = notFound): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (isUnknown(error)) throw refuse();
    throw error;
  }
}
