import type { NewComment } from '@vetka/domain/comment';
import { formMessages } from '@vetka/domain/form';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Inline } from '../../../components/Inline/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';

/** Maximum length of a comment. */
const maxText = 1000;

/** Sends a comment. `true`: accepted, so the field can be cleared; otherwise the typed text stays. */
export type SendComment = (comment: NewComment) => Promise<boolean>;

export interface CommentFormProps {
  label: string;
  onSend: SendComment;
  /** Id of the parent comment. */
  parentId?: number;
  /** The reply was sent or cancelled. */
  onClose?: () => void;
  error?: string | undefined;
}

const problemOf = (text: string): string | undefined => {
  if (text.trim() === '') return formMessages.required;
  return text.length > maxText ? formMessages.max(maxText) : undefined;
};

/** The form of a new comment or a reply. The typed text stays until it is accepted. */
export function CommentForm({ label, onSend, parentId, onClose, error }: CommentFormProps) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const problem = problemOf(text);
  async function send(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
    if (isBusy || problem !== undefined) return;
    setBusy(true);
    const isTaken = await onSend({ text: text.trim(), ...(parentId !== undefined && { parentId }) });
    setBusy(false);
    if (!isTaken) return;
    setText('');
    setPressed(false);
    onClose?.();
  }
  return (
    <Stack as="form" gap={8} onSubmit={(event) => void send(event)}>
      <TextArea
        label={label}
        value={text}
        onChange={setText}
        limit={maxText}
        autoFocus={onClose !== undefined}
        error={(isPressed ? problem : undefined) ?? error}
      />
      <Inline>
        <Button type="submit" variant="tonal" isLoading={isBusy} loadingText="Отправляем">
          Отправить
        </Button>
        {onClose && (
          <Button variant="plain" onClick={onClose}>
            Не отвечать
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
