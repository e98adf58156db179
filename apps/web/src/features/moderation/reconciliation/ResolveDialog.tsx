import { moderationLimits } from '@vetka/domain/moderation';
import { differenceLabels, type Difference, type DifferenceDecision } from '@vetka/domain/reconciliation';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { TextArea } from '@vetka/ui/TextArea';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { choicesOf } from './differenceWords.ts';
import { useResolve } from './useReconciliation.ts';

/** The decision about a difference, and the reason. */
export function ResolveDialog({ difference, onClose }: { difference: Difference; onClose: () => void }) {
  const [decision, setDecision] = useState<DifferenceDecision | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { act, isPending, message, fields } = useResolve(difference.id, onClose);
  const isWrong = reason.trim() === '' || reason.length > moderationLimits.why;
  const submit = () => {
    setIsTried(true);
    if (decision !== null && !isWrong) act({ decision, reason: reason.trim() });
  };
  return (
    <FormDialog
      title={differenceLabels[difference.kind]}
      description="Причина останется в журнале."
      submitLabel="Решить"
      loadingText="Записываем"
      isPending={isPending}
      message={message}
      onClose={onClose}
      onSubmit={submit}
    >
      <RadioGroup
        label="Решение"
        variant="card"
        options={choicesOf(difference)}
        value={decision}
        onChange={setDecision}
        error={isTried && decision === null ? 'Выберите решение' : fields['decision']}
      />
      <TextArea
        label="Почему так решили"
        value={reason}
        onChange={setReason}
        limit={moderationLimits.why}
        error={isTried && isWrong ? 'Напишите причину' : undefined}
      />
    </FormDialog>
  );
}
