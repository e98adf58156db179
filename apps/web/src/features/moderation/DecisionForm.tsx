import { deskLimits, type DisputeDecision, type DisputeRow } from '@vetka/domain/desk';
import { formatPrice } from '@vetka/domain/money';
import { Button } from '@vetka/ui/Button';
import { Notice } from '@vetka/ui/Notice';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { TextArea } from '@vetka/ui/TextArea';
import { TextField } from '@vetka/ui/TextField';
import { useId, useState, type FormEvent } from 'react';
import { decisionErrors, decisionOf, emptyDecision, type DecisionErrors, type TypedDecision } from './decision.ts';
import * as styles from './moderation.css.ts';
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

/** The decision of a dispute: what is returned, and why. Both sides read it. */
export function DecisionForm({ row, isOpen, onClose }: DecisionFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(emptyDecision);
  const [isTried, setIsTried] = useState(false);
  const { decide, isPending, message, fieldErrors } = useDecision(row.id, onClose);
  const errors = decisionErrors(typed, row.left);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (typed.decision !== null && Object.keys(errors).length === 0) decide(decisionOf(typed, typed.decision));
  };
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Решение по заказу №\u00A0${row.number}`}
      description={`Можно вернуть до ${formatPrice(row.left)}. Решение увидят покупатель и магазин, изменить его нельзя.`}
      foot={
        <Button type="submit" form={id} size="l" isFullWidth isLoading={isPending} loadingText="Решаем">
          Решить спор
        </Button>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        {message && (
          <Notice tone="critical" isAnnounced>
            {message}
          </Notice>
        )}
        <Fields typed={typed} onChange={setTyped} errors={isTried ? { ...fieldErrors, ...errors } : {}} />
      </form>
    </ResponsiveDialog>
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
        look="card"
        options={choices}
        value={typed.decision}
        onChange={(decision) => onChange({ ...typed, decision })}
        error={errors.decision}
      />
      {typed.decision === 'PARTIAL_REFUND' && (
        <TextField
          label="Сколько вернуть, ₽"
          inputMode="decimal"
          value={typed.refund}
          onChange={(refund) => onChange({ ...typed, refund })}
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
