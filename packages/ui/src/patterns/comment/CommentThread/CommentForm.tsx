import type { NewComment } from '@vetka/domain/comment';
import { formMessages } from '@vetka/domain/form';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Inline } from '../../../components/Inline/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { useHydrated } from '../../../internal/useHydrated.ts';

/** Maximum length of a comment. */
const maxText = 1000;

/**
 * Saves a text. `true`: accepted, so the field can be cleared; `false`: not accepted, and the reason is shown
 * elsewhere; a string is the reason to show below the field. The typed text stays unless it was accepted.
 */
export type CommentOutcome = boolean | string;

/** Sends a comment or a reply. */
export type SendComment = (comment: NewComment) => Promise<CommentOutcome>;

/** What a draft is for: a new thread, a reply to the comment of this id, or a change of it. */
export type CommentPlace = null | number | `change-${number}`;

/** Unsent texts, kept outside the page. */
export interface CommentDrafts {
  read: (place: CommentPlace) => string;
  keep: (place: CommentPlace, text: string) => void;
}

export interface CommentFormProps {
  label: string;
  onSave: (text: string) => Promise<CommentOutcome>;
  /** Text to start from. */
  start?: string | undefined;
  /** Called with every change of the text; with '' once it is accepted or given up. */
  onDraft?: ((text: string) => void) | undefined;
  /** The text was accepted or given up. Without it the form stays. */
  onClose?: (() => void) | undefined;
  saveLabel?: string | undefined;
  closeLabel?: string | undefined;
  hasFocus?: boolean | undefined;
}

const problemOf = (text: string): string | undefined => {
  if (text.trim() === '') return formMessages.required;
  return text.length > maxText ? formMessages.max(maxText) : undefined;
};

/** The text, its state while it is saved, and what is wrong with it. */
function useText({ start = '', onSave, onDraft, onClose }: CommentFormProps) {
  const [initial] = useState(start);
  const [typed, setTyped] = useState<string>();
  // A draft is known only to the browser.
  const isHydrated = useHydrated();
  const text = typed ?? (isHydrated ? initial : '');
  const latest = useRef(typed);
  const [isBusy, setBusy] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const problem = problemOf(text);
  const write = (next: string) => {
    latest.current = next;
    setTyped(next);
    setRefusal(undefined);
    onDraft?.(next);
  };
  const clear = () => {
    write('');
    setPressed(false);
    onClose?.();
  };
  async function send(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
    if (isBusy || problem !== undefined) return;
    setBusy(true);
    try {
      const outcome = await onSave(text.trim());
      if (typeof outcome === 'string') setRefusal(outcome);
      // What was typed meanwhile stays.
      else if (outcome && latest.current === typed) clear();
    } finally {
      setBusy(false);
    }
  }
  return { text, write, clear, send, isBusy, error: (isPressed ? problem : undefined) ?? refusal };
}

/** The form of a comment, a reply or a change. The typed text stays until it is accepted. */
export function CommentForm(props: CommentFormProps) {
  const { label, onClose, saveLabel = 'Отправить', closeLabel = 'Не отвечать', hasFocus = false } = props;
  const { text, write, clear, send, isBusy, error } = useText(props);
  return (
    <Stack as="form" gap={8} onSubmit={(event) => void send(event)}>
      <TextArea label={label} value={text} onChange={write} limit={maxText} autoFocus={hasFocus} error={error} />
      <Inline>
        <Button type="submit" variant="tonal" isLoading={isBusy} loadingText="Отправляем">
          {saveLabel}
        </Button>
        {onClose && (
          <Button variant="plain" onClick={clear}>
            {closeLabel}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
