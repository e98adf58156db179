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

/** An act of the administration by a form: a refusal is shown at its fields, another failure by a toast. */
export function useAct<Sent, Answer>({ send, done, areas, onDone }: Acting<Sent, Answer>) {
  const { toasts } = useShell();
  const handler = useErrorHandler();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      const said = done(answer);
      toasts.show({ kind: 'success', ...(typeof said === 'string' ? { text: said } : said) });
      await invalidateAreas(queryClient, ...areas, 'moderation');
      onDone?.(answer);
    },
    onError: (failure) => {
      void handler.handle(failure, { hasToasts: !isRefusal(failure) });
      // An act of several calls may have done a part.
      void invalidateAreas(queryClient, ...areas);
    },
  });
  return { act: mutate, isPending, ...refusalOf(error) };
}
