import { complaintKindLabels, moderationLimits, type ComplaintCase } from '@vetka/domain/moderation';
import { Button } from '@vetka/ui/Button';
import { Notice } from '@vetka/ui/Notice';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { TextArea } from '@vetka/ui/TextArea';
import { useId, useState, type FormEvent } from 'react';
import * as styles from './moderation.css.ts';
import { useComplaintDecision } from './useComplaintDecision.ts';

interface HideFormProps {
  row: ComplaintCase;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the words with which the author is told. */
export function HideForm({ row, isOpen, onClose }: HideFormProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const { decide, isPending, message, fieldErrors } = useComplaintDecision(row.id, onClose);
  const missing = words.trim() === '' ? 'Напишите автору, почему это скрыто' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!missing) decide({ decision: 'HIDE', words });
  };
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Скрыть ${complaintKindLabels[row.kind].complainAbout}?`}
      description="Автор получит уведомление с вашими словами. Вернуть нельзя."
      foot={
        <Button type="submit" form={id} size="l" isFullWidth isLoading={isPending} loadingText="Скрываем">
          Скрыть и написать автору
        </Button>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        {message && (
          <Notice tone="critical" isAnnounced>
            {message}
          </Notice>
        )}
        <TextArea
          label="Что написать автору"
          value={words}
          onChange={setWords}
          limit={moderationLimits.words}
          error={fieldErrors.words ?? (isTried ? missing : undefined)}
        />
      </form>
    </ResponsiveDialog>
  );
}
