import type { Difference } from '@vetka/domain/reconciliation';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useTakeBack } from './useReconciliation.ts';

const reasons = [
  { label: 'Не то решение', words: 'Выбрали не то решение.' },
  { label: 'Банк ответил иначе', words: 'Банк прислал другой ответ.' },
];

/** Reverses a decision about a difference, after a reason. */
export function TakeBackDialog({ difference, onClose }: { difference: Difference; onClose: () => void }) {
  const { act, isPending, message } = useTakeBack(difference.id, onClose);
  return (
    <ReasonDialog
      title="Отменить решение"
      description="Записи, сделанные этим решением, отменим обратными. Расхождение снова будет ждать решения. Причина останется в журнале."
      submitLabel="Отменить решение"
      loadingText="Отменяем"
      reasons={reasons}
      isPending={isPending}
      message={message}
      onClose={onClose}
      onSubmit={act}
    />
  );
}
