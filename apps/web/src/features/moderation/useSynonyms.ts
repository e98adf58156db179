import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { SearchSynonym, WriteSynonym } from '@vetka/domain/search';
import { invalidateAreas } from '../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useApi, useShell } from '../../shell/useContext.ts';
import { useFormAct } from './useAct.ts';

/** Adds a synonym, or changes the one with the id. */
export function useSaveSynonym(id: number | null, onDone: () => void) {
  const api = useApi();
  const { act, isPending, message, fields } = useFormAct({
    send: (body: WriteSynonym) =>
      unwrap(id === null ? api.search.addSynonym({ body }) : api.search.changeSynonym({ params: { id }, body })),
    done: ({ term }) => `«${term}»: сохранено`,
    areas: ['search'],
    onDone,
  });
  return { save: act, isPending, message, fieldErrors: fields };
}

/** Removes a synonym at once, and offers to restore it. */
export function useRemoveSynonym(): (row: SearchSynonym) => void {
  const api = useApi();
  const { toasts } = useShell();
  const handler = useErrorHandler();
  const queryClient = useQueryClient();
  const options = {
    onError: (failure: Error) => void handler.handle(failure),
    onSettled: () => void invalidateAreas(queryClient, 'search'),
  };
  const { mutate: restore } = useMutation({
    mutationFn: ({ term, meanings }: SearchSynonym) => unwrap(api.search.addSynonym({ body: { term, meanings } })),
    ...options,
  });
  const { mutate: remove } = useMutation({
    mutationFn: ({ id }: SearchSynonym) => unwrap(api.search.removeSynonym({ params: { id } })),
    ...options,
  });
  return (row) =>
    remove(row, {
      onSuccess: () =>
        toasts.show({
          kind: 'success',
          text: `«${row.term}»: удалено`,
          actionLabel: 'Вернуть',
          onClick: () => restore(row),
        }),
    });
}
