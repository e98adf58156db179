import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { AnswerAppeal, DecideComplaint } from '@vetka/domain/moderation';
import { invalidateAreas } from '../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useApi, useShell } from '../../shell/useContext.ts';
import { useModerate } from './useModerate.ts';
import { focusNextCard } from './useQueueKeys.ts';

/** Undoes a decision, within a day. */
export function useUndo() {
  const api = useApi();
  const { mutate, isPending } = useModerate({
    send: (id: number) => unwrap(api.moderation.undo({ params: { id } })),
    done: () => 'Решение отменено, жалоба снова ждёт',
    area: 'moderation',
  });
  return { mutate, isPending };
}

/** Sends the decision about a thing with complaints, and offers to undo it. @param id the case */
export function useComplaintDecision(id: number) {
  const api = useApi();
  const { toasts } = useShell();
  const handler = useErrorHandler();
  const queryClient = useQueryClient();
  const { mutate: undo } = useUndo();
  return useMutation({
    mutationFn: (body: DecideComplaint) => unwrap(api.moderation.decide({ params: { id }, body })),
    onSuccess: ({ decision }) => {
      const text = decision === 'HIDE' ? 'Скрыто, автору написали' : 'Оставлено';
      toasts.show({ kind: 'success', text, actionLabel: 'Вернуть', onClick: () => undo(id) });
      focusNextCard();
      void invalidateAreas(queryClient, 'moderation');
    },
    onError: (error) => void handler.handle(error),
  });
}

/** Answers an author's appeal. @param id the case */
export function useAppealAnswer(id: number) {
  const api = useApi();
  return useModerate({
    send: (body: AnswerAppeal) => unwrap(api.moderation.answerAppeal({ params: { id }, body })),
    done: ({ appeal }) => (appeal?.answer === 'RESTORE' ? 'Снова видно, автору ответили' : 'Автору ответили'),
    area: 'moderation',
  });
}
