import { unwrap } from '@vetka/api-client/client';
import type { AnswerAppeal, DecideComplaint } from '@vetka/domain/moderation';
import { useApi } from '../../shell/useContext.ts';
import { useModerate } from './useModerate.ts';

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
  const { mutate: undo } = useUndo();
  return useModerate({
    send: (body: DecideComplaint) => unwrap(api.moderation.decide({ params: { id }, body })),
    done: ({ decision }) => (decision === 'HIDE' ? 'Скрыто, автору написали' : 'Оставлено'),
    area: 'moderation',
    undo: () => undo(id),
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
