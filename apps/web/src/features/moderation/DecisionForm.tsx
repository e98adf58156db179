import { deskLimits, type DisputeDecision, type DisputeRow } from '@vetka/domain/desk';
import { formatPrice } from '@vetka/domain/money';
import { MoneyField } from '@vetka/ui/desk/MoneyField';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { TextArea } from '@vetka/ui/TextArea';
import { useState } from 'react';
import { FormDialog } from '../../shell/forms/FormDialog.tsx';
import { typedMoney } from '../../shell/forms/typedFigures.ts';
import { decisionErrors, decisionOf, emptyDecision, type DecisionErrors, type TypedDecision } from './decision.ts';
import { useDecision } from './useDecision.ts';

interface DecisionFormProps {
  row: DisputeRow;
  isOpen: boolean;
  onClose: () => void;
}

const choices: readonly { value: DisputeDecision; label: string }[] = [
  { value: 'REFUND', label: 'Вернуть всё' },
  { value: 'PARTIAL_REFUND', label: 'Вернуть часть' },
  { value: 'REJECT', label: 'Не возвращать' },
];

/** The decision of a dispute: the refund and the reason. Both sides read it. */
export function DecisionForm({ row, isOpen, onClose }: DecisionFormProps) {
  const [typed, setTyped] = useState(emptyDecision);
  const [isTried, setIsTried] = useState(false);
  const { decide, isPending, message, fieldErrors } = useDecision(row.id, onClose);
  const errors = decisionErrors(typed, row.left);
  const submit = () => {
    setIsTried(true);
    if (typed.decision !== null && Object.keys(errors).length === 0) decide(decisionOf(typed, typed.decision));
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Решение по заказу №\u00A0${row.number}`}
      description={`Можно вернуть до ${formatPrice(row.left)}. Решение увидят покупатель и магазин, изменить его нельзя.`}
      submitLabel="Решить спор"
      loadingText="Решаем"
      isPending={isPending}
      message={message}
      onSubmit={submit}
    >
      <Fields typed={typed} onChange={setTyped} errors={isTried ? { ...fieldErrors, ...errors } : {}} />
    </FormDialog>
  );
}

interface FieldsProps {
  typed: TypedDecision;
  onChange: (typed: TypedDecision) => void;
  errors: DecisionErrors;
}

function Fields({ typed, onChange, errors }: FieldsProps) {
  return (
    <>
      <RadioGroup
        label="Решение"
        variant="card"
        options={choices}
        value={typed.decision}
        onChange={(decision) => onChange({ ...typed, decision })}
        error={errors.decision}
      />
      {typed.decision === 'PARTIAL_REFUND' && (
        <MoneyField
          label="Сколько вернуть"
          {...typedMoney({ value: typed.refund, onChange: (refund) => onChange({ ...typed, refund }) })}
          error={errors.refund}
        />
      )}
      <TextArea
        label="Почему так решили"
        value={typed.words}
        onChange={(words) => onChange({ ...typed, words })}
        limit={deskLimits.dispute}
        error={errors.words}
      />
    </>
  );
}
