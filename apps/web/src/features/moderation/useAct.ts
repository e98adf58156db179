import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateAreas, type QueryArea } from '../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../shell/forms/refusalOf.ts';
import { useShell } from '../../shell/useContext.ts';

interface Acting<Sent, Answer> {
  send: (sent: Sent) => Promise<Answer>;
  /** What the toast says, and what it offers. */
  done: (answer: Answer) => string | { text: string; actionLabel: string; onClick: () => void };
  /** What the act changes. */
  areas: readonly QueryArea[];
  /** Runs once the changed data is there. */
  onDone?: (answer: Answer) => void;
}

/** How an act went wrong: what a form shows itself is not repeated by a toast. */
function useActing<Sent, Answer>(
  { send, done, areas, onDone }: Acting<Sent, Answer>,
  isShown: (error: unknown) => boolean,
) {
  const { toasts } = useShell();
  const handler = useErrorHandler();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      const said = done(answer);
      toasts.show({ kind: 'success', ...(typeof said === 'string' ? { text: said } : said) });
      await invalidateAreas(queryClient, ...areas, 'moderation');
      onDone?.(answer);
    },
    onError: (failure) => {
      if (!isShown(failure)) handler.handle(failure);
      // An act of several calls may have done a part.
      void invalidateAreas(queryClient, ...areas);
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
  const { mutate, isPending, error } = useActing(acting, isRefusal);
  return { act: mutate, isPending, ...refusalOf(error) };
}
