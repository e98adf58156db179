import { chatTextMax } from '@vetka/domain/chat';
import { formMessages } from '@vetka/domain/form';
import { formatNumber } from '@vetka/domain/plural';
import { useId, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Chip } from '../../../components/Chip/index.ts';
import { FieldNote } from '../../../components/Field/FieldNote.tsx';
import { FieldBox } from '../../../components/Field/index.ts';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { CloseIcon } from '../../../components/Icon/icons/CloseIcon.ts';
import { PaperclipIcon } from '../../../components/Icon/icons/PaperclipIcon.ts';
import { SendIcon } from '../../../components/Icon/icons/SendIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Inline } from '../../../components/Inline/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { grow } from '../../../internal/grow.css.ts';
import * as styles from './ChatComposer.css.ts';

/** From here on the characters are counted aloud. */
const countedFrom = 3600;

/** Files that go with the message. */
export interface ChatAttachments {
  /** Chosen already; `name` is that of the file. */
  items: readonly { id: string; name: string }[];
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
}

export interface ChatComposerProps {
  value: string;
  /** Also the moment to tell the other side that one types. */
  onChange: (text: string) => void;
  /** There is something to send. What was typed is the owner's to clear. */
  onSend: () => void;
  /** Without it there is no paperclip. */
  attachments?: ChatAttachments | undefined;
  /** No connection: one may type, but not send. */
  isDisabled?: boolean;
  error?: string | undefined;
  /** A message went out a moment ago: the arrow is a tick, and it is read out. */
  isSent?: boolean;
  /** How it is with the connection, under the line and read out politely: «Нет связи. Восстанавливаем…». */
  note?: ReactNode;
}

/** Enter sends, Shift+Enter starts a line; while a word is being composed Enter belongs to the keyboard. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

/** Where one writes a message. Leave it out where nothing can be written. */
export function ChatComposer(props: ChatComposerProps) {
  const { value, onChange, onSend, attachments, isDisabled = false } = props;
  const { isSent = false, note } = props;
  const noteId = useId();
  const error = props.error ?? (value.trim().length > chatTextMax ? formMessages.max(chatTextMax) : undefined);
  const isEmpty = value.trim() === '' && !attachments?.items.length;
  const canSend = !isEmpty && !isDisabled && value.trim().length <= chatTextMax;
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <form className={styles.composer} aria-label="Новое сообщение" onSubmit={send}>
      {attachments && <Attached {...attachments} />}
      <div className={styles.row}>
        {attachments && <AttachButton {...attachments} />}
        <div className={grow}>
          <FieldBox>
            <textarea
              className={styles.area}
              rows={1}
              value={value}
              placeholder="Сообщение"
              aria-label="Сообщение"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? noteId : undefined}
              enterKeyHint="send"
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={(event) => isSendKey(event) && send(event)}
            />
          </FieldBox>
        </div>
        <IconButton
          type="submit"
          variant="solid"
          label="Отправить"
          icon={isSent && isEmpty ? <CheckIcon /> : <SendIcon />}
          isDisabled={!canSend}
        />
      </div>
      <div className={styles.notes}>
        <FieldNote id={noteId} error={error} />
        <div className={styles.note} role="status" data-shown={note ? '' : undefined}>
          {note || (isSent && <VisuallyHidden>Отправлено</VisuallyHidden>)}
        </div>
        {value.length >= countedFrom && (
          <span className={styles.counter}>
            {formatNumber(value.trim().length)} / {formatNumber(chatTextMax)}
          </span>
        )}
      </div>
    </form>
  );
}

function Attached({ items, onRemove }: ChatAttachments) {
  if (items.length === 0) return null;
  return (
    <Inline as="ul" aria-label="Вложения">
      {items.map(({ id, name }) => (
        <li key={id}>
          <Chip variant="soft" aria-label={`Убрать: ${name}`} iconEnd={<CloseIcon />} onClick={() => onRemove(id)}>
            {name}
          </Chip>
        </li>
      ))}
    </Inline>
  );
}

function AttachButton({ onAdd }: ChatAttachments) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again after it was taken off.
          event.target.value = '';
          if (files.length > 0) onAdd(files);
        }}
      />
      <IconButton label="Прикрепить файл" icon={<PaperclipIcon />} onClick={() => input.current?.click()} />
    </>
  );
}
