import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateAreas, type QueryArea } from '../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useShell } from '../../shell/useContext.ts';
import { focusNextCard } from './useQueueKeys.ts';

interface Decision<Body, Answer> {
  send: (body: Body) => Promise<Answer>;
  /** The text of the toast. */
  done: (answer: Answer) => string;
  area: QueryArea;
  /** Undoes the decision. */
  undo?: () => void;
}

/**
 * Sends a decision about a card of a queue. The focus moves to the next card. A failure reloads the queue as well:
 * somebody else may have decided.
 */
export function useModerate<Body, Answer>({ send, done, area, undo }: Decision<Body, Answer>) {
  const { toasts } = useShell();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      toasts.show({ kind: 'success', text: done(answer), ...(undo && { actionLabel: 'Вернуть', onClick: undo }) });
      focusNextCard();
    },
    onError: (error) => void errors.handle(error),
    onSettled: () => void invalidateAreas(queryClient, area, 'moderation'),
  });
}
