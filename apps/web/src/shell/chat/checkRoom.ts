import { ApiError, unwrap } from '@vetka/api-client/client';
import type { Room } from '@vetka/domain/chat';
import type { RouterContext } from '../routerContext.ts';
import type { Correspondent } from './writing.ts';

/**
 * The room with somebody, made when there is none; null on failure. What the API says is told, and may be tried again;
 * any other mistake is only written down.
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
