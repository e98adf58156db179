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

/** The remaining characters are announced from here on. */
const countedFrom = 3600;

/** Attachments of the message. */
export interface ChatAttachments {
  /** Already chosen files; `name` is the file name. */
  items: readonly { id: string; name: string }[];
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
}

export interface ChatComposerProps {
  value: string;
  /** Called on input; also the time to send a typing event. */
  onChange: (text: string) => void;
  /** There is something to send. The owner clears the text. */
  onSend: () => void;
  /** Without it there is no attach button. */
  attachments?: ChatAttachments | undefined;
  /** Disconnected: typing is possible, sending is not. */
  isDisabled?: boolean;
  error?: string | undefined;
  /** A message has just been sent: the arrow becomes a tick, and this is announced. */
  isSent?: boolean;
  /** Connection state, shown below the field and announced politely: «Нет связи. Восстанавливаем…». */
  note?: ReactNode;
}

/** Enter sends, Shift+Enter starts a line; during IME composition Enter belongs to the keyboard. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

/** The message form of a chat. Leave it out of read-only chats. */
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
          // Reset, so that the same file can be chosen again after it was removed.
          event.target.value = '';
          if (files.length > 0) onAdd(files);
        }}
      />
      <IconButton label="Прикрепить файл" icon={<PaperclipIcon />} onClick={() => input.current?.click()} />
    </>
  );
}
