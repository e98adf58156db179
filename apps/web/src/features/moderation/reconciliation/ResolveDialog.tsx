import { moderationLimits } from '@vetka/domain/moderation';
import { differenceLabels, type Difference, type DifferenceDecision } from '@vetka/domain/reconciliation';
import { lengthOf } from '@vetka/domain/text';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { TextArea } from '@vetka/ui/TextArea';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { choicesOf } from './differenceWords.ts';
import { useResolve } from './useReconciliation.ts';

const forJournal = {
  label: 'Почему так решили',
  description: 'Причина останется в журнале.',
  missing: 'Напишите причину',
};

/** The buyer has been told that the bank refused, and waits for the money. */
const forBuyer = {
  label: 'Как и когда вернули',
  description: 'Сначала переведите деньги. Эти слова прочтёт покупатель, и они останутся в журнале.',
  missing: 'Напишите, как вернули деньги',
};

/** The decision about a difference, and the reason. */
export function ResolveDialog({ difference, onClose }: { difference: Difference; onClose: () => void }) {
  const { kind, decisions } = difference;
  const [first = null, ...others] = decisions;
  const [decision, setDecision] = useState<DifferenceDecision | null>(others.length === 0 ? first : null);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { act, isPending, message, fields } = useResolve(difference.id, onClose);
  const words = kind === 'REFUND_REFUSED' ? forBuyer : forJournal;
  const isWrong = reason.trim() === '' || lengthOf(reason.trim()) > moderationLimits.why;
  const submit = () => {
    setIsTried(true);
    if (decision !== null && !isWrong) act({ decision, reason: reason.trim() });
  };
  return (
    <FormDialog
      title={differenceLabels[kind]}
      description={words.description}
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
        label={words.label}
        value={reason}
        onChange={setReason}
        limit={moderationLimits.why}
        error={isTried && isWrong ? words.missing : undefined}
      />
    </FormDialog>
  );
}
