import { ApiError } from '@vetka/api-client/client';
import { v4 } from 'uuid';

/** The server has counted this request already, with other numbers. The person was told, so the next one is new. */
const isUsed = (error: unknown): boolean => error instanceof ApiError && error.failure.status === 409;

/**
 * Sends the changes of one form. Until one is made, all are one request: the server counts a repetition after a lost
 * answer once.
 */
export function createSendOnce() {
  let requestId = v4();
  let about = '';
  /** @param seen what the person saw when they began: from another number they begin another change */
  return async function sendOnce<T>(call: (requestId: string) => Promise<T>, seen = ''): Promise<T> {
    if (seen !== about) requestId = v4();
    about = seen;
    try {
      const answer = await call(requestId);
      requestId = v4();
      return answer;
    } catch (error) {
      if (isUsed(error)) requestId = v4();
      throw error;
    }
  };
}

export type SendOnce = ReturnType<typeof createSendOnce>;
