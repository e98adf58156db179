import { max } from '@vetka/domain/form';
import { exactRoubles } from '@vetka/domain/ledger';
import { moderationLimits } from '@vetka/domain/moderation';
import {
  receiptKindLabels,
  receiptLimits,
  type CashReceipt,
  type CorrectionBasis,
  type ReceiptMistake,
} from '@vetka/domain/receipt';
import { lengthOf } from '@vetka/domain/text';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { TextArea } from '@vetka/ui/TextArea';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { basisChoices, mistakeChoices } from './receiptWords.ts';
import { useCorrectReceipt } from './useCorrectReceipt.ts';

/** The error of a receipt, the basis of its correction, and the reason. */
export function CorrectDialog({ receipt, onClose }: { receipt: CashReceipt; onClose: () => void }) {
  const choices = mistakeChoices(receipt);
  const [mistake, setMistake] = useState<ReceiptMistake | null>(
    choices.length === 1 ? (choices[0]?.value ?? null) : null,
  );
  const [basis, setBasis] = useState<CorrectionBasis>('SELF');
  const [baseNumber, setBaseNumber] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { act, isPending, message, fields } = useCorrectReceipt(receipt.id, onClose);
  const number = basis === 'INSTRUCTION' ? baseNumber.trim() : '';
  const wrong = {
    mistake: mistake === null ? 'Выберите, что не так' : undefined,
    number:
      basis !== 'INSTRUCTION'
        ? undefined
        : number === ''
          ? 'Напишите номер предписания'
          : max(receiptLimits.number)(number),
    reason: reason.trim() === '' || lengthOf(reason.trim()) > moderationLimits.why ? 'Напишите причину' : undefined,
  };
  const submit = () => {
    setIsTried(true);
    if (mistake === null || wrong.number || wrong.reason) return;
    act({ mistake, basis, baseNumber: number, reason: reason.trim() });
  };
  return (
    <FormDialog
      title="Исправить чек"
      description={`${receiptKindLabels[receipt.kind]} на ${exactRoubles(receipt.amount)}. Пробитый чек отменить нельзя, только исправить ещё раз.`}
      submitLabel="Пробить"
      loadingText="Отправляем"
      isPending={isPending}
      message={message}
      onClose={onClose}
      onSubmit={submit}
    >
      <RadioGroup
        label="Что не так"
        variant="card"
        options={choices}
        value={mistake}
        onChange={setMistake}
        error={fields['mistake'] ?? (isTried ? wrong.mistake : undefined)}
      />
      <RadioGroup label="Основание" variant="card" options={basisChoices} value={basis} onChange={setBasis} />
      {basis === 'INSTRUCTION' && (
        <TextField
          label="Номер предписания"
          value={baseNumber}
          onChange={setBaseNumber}
          error={fields['baseNumber'] ?? (isTried ? wrong.number : undefined)}
        />
      )}
      <TextArea
        label="Как нашли ошибку"
        hint="Останется в журнале"
        value={reason}
        onChange={setReason}
        limit={moderationLimits.why}
        error={fields['reason'] ?? (isTried ? wrong.reason : undefined)}
      />
    </FormDialog>
  );
}
