import { useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { ownEscape } from '../../internal/layers/guards.ts';
import { useWords } from '../../internal/words/words.ts';
import * as styles from './InlineEdit.css.ts';

export interface InlineEditProps {
  /** What is edited: «Цена, Букет «Зефир»». */
  label: string;
  /** A short name shown above the figure on a phone: «Цена». */
  caption: string;
  /** What is shown: «7 640 ₽», «–». */
  children: ReactNode;
  /** The text to edit: «7640». */
  text: string;
  /** After the typed text: «₽», «шт». */
  unit?: string | undefined;
  /**
   * Saves what was typed. Resolves with the reason why it can't be saved, which is shown below the field. `opened` is the
   * text with which the field was opened: `text` may be newer.
   */
  onSave: (typed: string, opened: string) => Promise<string | undefined>;
  /** `warning`: a low stock; `quiet`: a secondary figure. */
  tone?: 'warning' | 'quiet' | undefined;
  /** The figure can't be changed by this person. */
  isDisabled?: boolean | undefined;
  /** @default 'decimal' */
  inputMode?: 'decimal' | 'numeric' | 'text' | undefined;
}

/**
 * A figure of a table that is edited in its place. A press, Enter or F2 opens it, Enter or leaving the field saves,
 * Escape returns what it was. A refusal stays below the field with what was typed.
 */
export function InlineEdit(props: InlineEditProps) {
  const { change = 'Изменить' } = useWords();
  const { label, caption, children, tone, isDisabled = false } = props;
  const [isOpen, setIsOpen] = useState(false);
  const cell = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (isFocusKept: boolean) => {
    const { activeElement, body } = document;
    // A slow save may end when the focus is already in another field.
    const isHere = activeElement === body || cell.current?.contains(activeElement);
    // The field is gone before the focus moves, or leaving it would save once more.
    flushSync(() => setIsOpen(false));
    if (isFocusKept && isHere) button.current?.focus();
  };
  const open = (event: KeyboardEvent) => {
    if (event.key !== 'F2') return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <div ref={cell} className={styles.cell} data-part="inline-edit">
      {isOpen ? (
        <Editor {...props} onClose={close} />
      ) : (
        <button
          ref={button}
          type="button"
          className={styles.value}
          data-tone={tone}
          disabled={isDisabled}
          onClick={() => setIsOpen(true)}
          onKeyDown={open}
        >
          <VisuallyHidden>{label}: </VisuallyHidden>
          <span className={styles.caption} aria-hidden>
            {caption}
          </span>
          <span>{children}</span>
          {!isDisabled && <VisuallyHidden>{`, ${change.toLowerCase()}`}</VisuallyHidden>}
        </button>
      )}
    </div>
  );
}

interface EditorProps extends InlineEditProps {
  /** @param isFocusKept the focus returns to the figure */
  onClose: (isFocusKept: boolean) => void;
}

/** Saving of what was typed: once at a time, with the reason of a refusal. */
function useSaving({ text, onSave, onClose }: EditorProps) {
  const [typed, setTyped] = useState(text);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // What the field was opened with, or has saved since.
  const saved = useRef(text);
  const isBusy = useRef(false);
  // Asked to save once more during a save.
  const isAsked = useRef(false);
  async function save(isFocusKept: boolean): Promise<void> {
    isAsked.current = isBusy.current;
    const sent = input.current?.value.trim();
    if (isBusy.current || sent === undefined) return;
    if (sent === saved.current) return onClose(isFocusKept);
    isBusy.current = true;
    let refusal: string | undefined;
    try {
      refusal = await onSave(sent, saved.current);
      if (refusal === undefined) saved.current = sent;
    } finally {
      isBusy.current = false;
    }
    // What was typed meanwhile stays.
    if (input.current?.value.trim() !== sent) return isAsked.current ? save(isFocusKept) : undefined;
    if (refusal === undefined) onClose(isFocusKept);
    else setProblem(refusal);
  }
  const type = (next: string) => {
    setTyped(next);
    setProblem(undefined);
  };
  return { input, typed, type, problem, save };
}

function Editor(props: EditorProps) {
  const { label, unit, onClose, inputMode = 'decimal' } = props;
  const { input, typed, type, problem, save } = useSaving(props);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(true);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose(true);
  };
  return (
    <form onSubmit={submit} noValidate>
      <span className={styles.box} data-wrong={problem === undefined ? undefined : ''}>
        <input
          {...ownEscape}
          ref={input}
          className={styles.input}
          aria-label={label}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : id}
          inputMode={inputMode}
          autoComplete="off"
          autoFocus
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKey}
          onBlur={() => void save(false)}
        />
        {unit && (
          <span className={styles.unit} aria-hidden>
            {unit}
          </span>
        )}
      </span>
      {problem !== undefined && (
        <p id={id} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
