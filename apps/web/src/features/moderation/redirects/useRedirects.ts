import { unwrap } from '@vetka/api-client/client';
import type { Redirect, WriteRedirect } from '@vetka/domain/page';
import { useApi } from '../../../shell/useContext.ts';
import { useAct, useFormAct } from '../useAct.ts';

const areas = ['page'] as const;

/** Adds a redirect, or changes the one with the id. */
export function useSaveRedirect(id: number | null, onDone: () => void) {
  const api = useApi();
  return useFormAct({
    send: (body: WriteRedirect) =>
      unwrap(id === null ? api.page.addRedirect({ body }) : api.page.changeRedirect({ params: { id }, body })),
    done: ({ from }) => `${from}: сохранено`,
    areas,
    onDone,
  });
}

/** Removes a redirect at once, and offers to restore it. */
export function useRemoveRedirect(): (row: Redirect) => void {
  const api = useApi();
  const { act: restore } = useAct({
    send: ({ from, to, statusCode }: Redirect) => unwrap(api.page.addRedirect({ body: { from, to, statusCode } })),
    done: ({ from }) => `${from}: вернули`,
    areas,
  });
  const { act: remove } = useAct({
    send: async (row: Redirect) => {
      await unwrap(api.page.removeRedirect({ params: { id: row.id } }));
      return row;
    },
    done: (row) => ({ text: `${row.from}: удалено`, actionLabel: 'Вернуть', onClick: () => restore(row) }),
    areas,
  });
  return remove;
}
