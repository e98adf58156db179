import { ApiError } from '@vetka/api-client/client';
import { notFoundPath } from '../../shell/pages/notFoundPath.ts';

/** Waits for what a page is about; when the API does not know it, the path is not that of a page. */
export async function loadOrNotFound<T>(pathname: string, loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof ApiError && error.failure.status === 404) throw notFoundPath(pathname);
    throw error;
  }
}
