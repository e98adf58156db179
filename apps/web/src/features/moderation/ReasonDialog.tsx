import { moderationLimits } from '@vetka/domain/moderation';
import { lengthOf } from '@vetka/domain/text';
import type { ButtonVariant } from '@vetka/ui/Button';
import { Chip } from '@vetka/ui/Chip';
import { Inline } from '@vetka/ui/Inline';
import { TextArea } from '@vetka/ui/TextArea';
import { useState } from 'react';
import { FormDialog } from '../../shell/forms/FormDialog.tsx';

interface ReasonDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  /** `dangerSolid` for what harms somebody. */
  submitVariant?: ButtonVariant;
  loadingText: string;
  /** Common texts; they can be edited before they are sent. */
  reasons: readonly { label: string; words: string }[];
  isPending: boolean;
  message: string | undefined;
  onClose: () => void;
  onSubmit: (reason: string) => void;
}

/** An act that only needs a reason. */
export function ReasonDialog({ reasons, onSubmit, ...dialog }: ReasonDialogProps) {
  const [words, setWords] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isWrong = words.trim() === '' || lengthOf(words.trim()) > moderationLimits.why;
  const submit = () => {
    setIsTried(true);
    if (!isWrong) onSubmit(words.trim());
  };
  return (
    <FormDialog {...dialog} onSubmit={submit}>
      <Inline>
        {reasons.map((reason) => (
          <Chip key={reason.label} isSelected={words === reason.words} onClick={() => setWords(reason.words)}>
            {reason.label}
          </Chip>
        ))}
      </Inline>
      <TextArea
        label="Причина"
        value={words}
        onChange={setWords}
        limit={moderationLimits.why}
        error={isTried && isWrong ? 'Напишите причину' : undefined}
      />
    </FormDialog>
  );
}
