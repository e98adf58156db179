import { deskLimits } from '@vetka/domain/desk';
import { firstMessage, max, required } from '@vetka/domain/form';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Notice } from '../../../components/Notice/index.ts';
import { RadioGroup } from '../../../components/RadioGroup/index.ts';
import { ResponsiveDialog } from '../../../components/ResponsiveDialog/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { DeskForm } from '../DeskForm.tsx';
import { FormButtons } from './FormButtons.tsx';

/** What a person chose. */
export interface ReasonAnswer {
  reason: string;
  /** Empty when nothing is offered. */
  offer: string;
}

export interface ReasonPickerProps {
  isOpen: boolean;
  onClose: () => void;
  /** «Отказаться от заказа № 10533». */
  title: string;
  /** Who sees the reason and what happens to the money. */
  text: string;
  /** The last one is typed. */
  reasons: readonly string[];
  /** Asks what to offer instead. */
  hasOffer?: boolean | undefined;
  /** «Отказаться», «Отменить заказ». */
  submitLabel: string;
  /** @default 'Оставить заказ' */
  keepLabel?: string | undefined;
  onSubmit: (answer: ReasonAnswer) => void;
  isLoading?: boolean | undefined;
  error?: string | undefined;
}

const missing = (reason: string | null, isTyped: boolean, words: string) => {
  if (reason === null) return { reason: 'Выберите причину' };
  const problem = isTyped ? firstMessage(words.trim(), [required, max(deskLimits.reason)]) : undefined;
  return problem === undefined ? undefined : { words: problem };
};

function useReason({ reasons, onSubmit }: ReasonPickerProps) {
  const [reason, setReason] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [offer, setOffer] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isTyped = reason === reasons.at(-1);
  const problem = missing(reason, isTyped, words);
  const submit = () => {
    setIsTried(true);
    if (problem || reason === null) return;
    onSubmit({ reason: isTyped ? words.trim() : reason, offer: offer.trim() });
  };
  return {
    reason,
    setReason,
    words,
    setWords,
    offer,
    setOffer,
    isTyped,
    problem: isTried ? problem : undefined,
    submit,
  };
}

interface ReasonFormProps extends ReasonPickerProps {
  id: string;
  form: ReturnType<typeof useReason>;
}

function ReasonForm({ id, form, reasons, hasOffer = false, isLoading, error }: ReasonFormProps) {
  const { reason, setReason, words, setWords, offer, setOffer, isTyped, problem, submit } = form;
  return (
    <DeskForm id={id} onSubmit={submit} isLoading={isLoading}>
      <Stack gap={16}>
        {error && (
          <Notice tone="critical" isAnnounced>
            {error}
          </Notice>
        )}
        <RadioGroup
          label="Причина"
          variant="card"
          options={reasons.map((value) => ({ value, label: value }))}
          value={reason}
          onChange={setReason}
          error={problem?.reason}
        />
        {isTyped && (
          <TextArea label="Какая" value={words} onChange={setWords} limit={deskLimits.reason} error={problem?.words} />
        )}
        {hasOffer && (
          <TextArea
            label="Что предложить взамен"
            hint="Уйдёт покупателю в чат. Можно оставить пустым"
            value={offer}
            onChange={setOffer}
            limit={deskLimits.reason}
          />
        )}
      </Stack>
    </DeskForm>
  );
}

/** Why an order is declined or cancelled; the last reason is typed. */
export function ReasonPicker(props: ReasonPickerProps) {
  const { isOpen, onClose, title, text, submitLabel, keepLabel = 'Оставить заказ', isLoading = false } = props;
  const id = useId();
  // Outside the dialog, which unmounts its content when it closes: what was typed stays.
  const form = useReason(props);
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={text}
      foot={
        <FormButtons keepLabel={keepLabel} onKeep={onClose}>
          <Button variant="dangerSolid" type="submit" form={id} isLoading={isLoading} loadingText="Отправляем">
            {submitLabel}
          </Button>
        </FormButtons>
      }
    >
      <ReasonForm {...props} id={id} form={form} />
    </ResponsiveDialog>
  );
}
