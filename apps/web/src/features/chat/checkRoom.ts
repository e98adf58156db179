import { ApiError, unwrap } from '@vetka/api-client/client';
import type { Room } from '@vetka/domain/chat';
import type { Correspondent } from '../../shell/chat/writing.ts';
import type { RouterContext } from '../../shell/routerContext.ts';

/**
 * Returns the room with a correspondent, creating it if necessary; null on failure. Errors of the API are shown and can
 * be retried; any other error is only logged.
 */
export async function checkRoom(
  { api, errors }: Pick<RouterContext, 'api' | 'errors'>,
  correspondent: Correspondent,
  onRetry: () => void,
): Promise<Room | null> {
  try {
    return await unwrap(api.chat.checkOrCreate({ body: { participants: [correspondent] } }));
  } catch (error) {
    if (error instanceof ApiError) errors.handle(error, { onRetry });
    else console.error('Could not open a room:', error);
    return null;
  }
}
