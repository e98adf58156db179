import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateAreas, type QueryArea } from '../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../shell/forms/refusalOf.ts';
import { inOrder, isLastPress } from '../../shell/marks/pressOrder.ts';
import { useShell } from '../../shell/useContext.ts';

interface Acting<Sent, Answer> {
  send: (sent: Sent) => Promise<Answer>;
  /** The text and the action of the toast. */
  done: (answer: Answer) => string | { text: string; actionLabel: string; onClick: () => void };
  /** The data that the act changes. */
  areas: readonly QueryArea[];
  /** Acts of the same name are sent one after another, and the changed data is reloaded after the last one. */
  order?: string;
  /** Runs once the changed data has loaded. */
  onDone?: (answer: Answer) => void;
  onFail?: (failure: unknown) => void;
}

/** The failure of an act: errors shown by a form are not repeated by a toast. */
function useActing<Sent, Answer>(
  { send, done, areas, order, onDone, onFail }: Acting<Sent, Answer>,
  isShown: (error: unknown) => boolean,
) {
  const { toasts } = useShell();
  const handler = useErrorHandler();
  const queryClient = useQueryClient();
  const refresh = async (...changed: readonly QueryArea[]) => {
    if (order === undefined || isLastPress(queryClient, order)) await invalidateAreas(queryClient, ...changed);
  };
  return useMutation({
    ...(order !== undefined && inOrder(order)),
    mutationFn: send,
    onSuccess: async (answer) => {
      const said = done(answer);
      toasts.show({ kind: 'success', ...(typeof said === 'string' ? { text: said } : said) });
      await refresh(...areas, 'moderation');
      onDone?.(answer);
    },
    onError: (failure) => {
      if (!isShown(failure)) handler.handle(failure);
      onFail?.(failure);
      // An act of several calls may have been partly done.
      void refresh(...areas);
    },
  });
}

/** An act of the administration by a press: every failure is shown by a toast. */
export function useAct<Sent, Answer>(acting: Acting<Sent, Answer>) {
  const { mutate, isPending } = useActing(acting, () => false);
  return { act: mutate, isPending };
}

/** An act of the administration by a form, which shows refusals. Other failures are shown by a toast. */
export function useFormAct<Sent, Answer>(acting: Acting<Sent, Answer>) {
  const { mutate, isPending, error, reset } = useActing(acting, isRefusal);
  return { act: mutate, forget: reset, isPending, ...refusalOf(error) };
}
