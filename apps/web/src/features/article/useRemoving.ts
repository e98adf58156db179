import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { invalidateAreas } from '../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useApi, useShell } from '../../shell/useContext.ts';

/** How long «Вернуть» stays (ms). The server can restore the article for a day. */
const undoMs = 10_000;

/** Deletes articles; the toast restores them. */
export function useRemoving() {
  const [api, queryClient, errors] = [useApi(), useQueryClient(), useErrorHandler()];
  const { toasts } = useShell();
  const refresh = () => invalidateAreas(queryClient, 'article', 'account', 'service');

  async function bringBack(id: number): Promise<void> {
    try {
      await unwrap(api.article.bringBack({ params: { id } }));
      await refresh();
    } catch (error) {
      errors.handle(error);
    }
  }

  return {
    /** @throws ApiError */
    async remove(id: number): Promise<void> {
      await unwrap(api.article.discard({ params: { id } }));
      toasts.show({
        kind: 'info',
        text: 'Статья удалена',
        actionLabel: 'Вернуть',
        durationMs: undoMs,
        onClick: () => void bringBack(id),
      });
      await refresh();
    },
  };
}
