import type { NewComment } from '@vetka/domain/comment';
import { max, required } from '@vetka/domain/form';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Inline } from '../../../components/Inline/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { useForm, type FormOptions } from '../../../forms/index.ts';
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
  onInvalid?: FormOptions<unknown>['onInvalid'] | undefined;
}

const rules = { text: [required, (text: string) => max(maxText)(text.trim())] };

/** The text, its state while it is saved, and what is wrong with it. */
function useText({ start = '', onSave, onDraft, onClose, onInvalid }: CommentFormProps) {
  const [initial] = useState(start);
  const [typed, setTyped] = useState<string>();
  // A draft is known only to the browser.
  const isHydrated = useHydrated();
  const latest = useRef(typed);
  const [isLoading, setLoading] = useState(false);
  const write = (next: string) => {
    latest.current = next;
    setTyped(next);
    onDraft?.(next);
  };
  const clear = () => {
    write('');
    form.cleared('text');
    onClose?.();
  };
  async function send(text: string) {
    setLoading(true);
    try {
      const outcome = await onSave(text.trim());
      if (typeof outcome === 'string') form.refuse({ text: outcome });
      // What was typed meanwhile stays.
      else if (outcome && latest.current === typed) clear();
    } finally {
      setLoading(false);
    }
  }
  const form = useForm({
    id: useId(),
    values: { text: typed ?? (isHydrated ? initial : '') },
    onChange: ({ text }) => write(text),
    rules,
    onSubmit: ({ text }) => void send(text),
    onInvalid,
    isLoading,
  });
  return { form, clear, isLoading };
}

/** The form of a comment, a reply or a change. The typed text stays until it is accepted. */
export function CommentForm(props: CommentFormProps) {
  const { label, onClose, saveLabel = 'Отправить', closeLabel = 'Не отвечать', hasFocus = false } = props;
  const { form, clear, isLoading } = useText(props);
  return (
    <form {...form.props}>
      <Stack gap={8}>
        <TextArea {...form.field('text')} isRequired={false} label={label} limit={maxText} autoFocus={hasFocus} />
        <Inline>
          <Button type="submit" variant="tonal" isLoading={isLoading} loadingText="Отправляем">
            {saveLabel}
          </Button>
          {onClose && (
            <Button variant="plain" onClick={clear}>
              {closeLabel}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
