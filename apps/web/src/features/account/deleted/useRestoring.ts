import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { DeletedPublication } from '@vetka/domain/content';
import { invalidateAreas } from '../../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';

const restored: Record<DeletedPublication['kind'], string> = {
  PHOTO: 'Фото снова на месте',
  ARTICLE: 'Статья снова на месте',
};

/** Restores a deleted publication. */
export function useRestoring({ kind, id }: DeletedPublication) {
  const [api, queryClient, errors] = [useApi(), useQueryClient(), useErrorHandler()];
  const { toasts } = useShell();
  const params = { id };
  const send = async (): Promise<unknown> =>
    kind === 'PHOTO' ? unwrap(api.content.restore({ params })) : unwrap(api.article.bringBack({ params }));
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      toasts.show({ kind: 'success', text: restored[kind] });
      await invalidateAreas(queryClient, 'content', 'article', 'account', 'service');
    },
    onError: (error) => void errors.handle(error),
  });
}
