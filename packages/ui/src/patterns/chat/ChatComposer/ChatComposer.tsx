import { chatTextMax } from '@vetka/domain/chat';
import { formMessages } from '@vetka/domain/form';
import { formatNumber } from '@vetka/domain/plural';
import { lengthOf } from '@vetka/domain/text';
import { useId, useRef, type ClipboardEvent, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { FieldNote } from '../../../components/Field/FieldNote.tsx';
import { FieldBox } from '../../../components/Field/index.ts';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { PaperclipIcon } from '../../../components/Icon/icons/PaperclipIcon.ts';
import { SendIcon } from '../../../components/Icon/icons/SendIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Inline } from '../../../components/Inline/index.ts';
import type { UploadItem } from '../../../components/UploadField/index.ts';
import { UploadTile } from '../../../components/UploadField/UploadTile.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { grow } from '../../../internal/grow.css.ts';
import * as styles from './ChatComposer.css.ts';

/** The remaining characters are announced from here on. */
const countedFrom = 3600;

/** Attachments of the message. Files are chosen in the dialog or pasted. */
export interface ChatAttachments {
  /** Already chosen files; the owner uploads them. The message can be sent once all of them are `done`. */
  items: readonly UploadItem[];
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Uploads a failed file again. */
  onRetry: (id: string) => void;
  /** Endings that the file dialog offers, e.g. `.png,.pdf`. @default any */
  accept?: string | undefined;
  /** Why a file was left out. */
  error?: string | undefined;
}

export interface ChatComposerProps {
  value: string;
  /** Called on input; also the time to send a typing event. */
  onChange: (text: string) => void;
  /** There is something to send. The owner clears the text. */
  onSend: () => void;
  /** Without it there is no attach button. */
  attachments?: ChatAttachments | undefined;
  /** Buttons after it. */
  tools?: ReactNode;
  /** Disconnected: typing is possible, sending is not. */
  isDisabled?: boolean | undefined;
  error?: string | undefined;
  /** A message has just been sent: the arrow becomes a tick, and this is announced. */
  isSent?: boolean | undefined;
  /** Connection state, shown below the field and announced politely: «Нет связи. Восстанавливаем…». */
  note?: ReactNode;
}

/** Enter sends, Shift+Enter starts a line; during IME composition Enter belongs to the keyboard. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

/** The message form of a chat. Leave it out of read-only chats. */
export function ChatComposer(props: ChatComposerProps) {
  const { value, onChange, onSend, attachments, isDisabled = false } = props;
  const { isSent = false, note, tools } = props;
  const noteId = useId();
  const length = lengthOf(value.trim());
  const error = props.error ?? (length > chatTextMax ? formMessages.max(chatTextMax) : undefined);
  const files = attachments?.items ?? [];
  const isEmpty = length === 0 && files.length === 0;
  const isUploaded = files.every(({ state }) => state === 'done');
  const canSend = !isEmpty && isUploaded && !isDisabled && length <= chatTextMax;
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <form className={styles.composer} aria-label="Новое сообщение" onSubmit={send}>
      {attachments && <Attached {...attachments} />}
      <div className={styles.row}>
        {attachments && <AttachButton {...attachments} />}
        {tools}
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
              onPaste={(event) => pasteFiles(event, attachments)}
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
        <FieldNote id={noteId} error={error ?? attachments?.error} />
        <div className={styles.note} role="status" data-shown={note ? '' : undefined}>
          {note || (isSent && <VisuallyHidden>Отправлено</VisuallyHidden>)}
        </div>
        {length >= countedFrom && (
          <span className={styles.counter}>
            {formatNumber(length)} / {formatNumber(chatTextMax)}
          </span>
        )}
      </div>
    </form>
  );
}

/** Files in the clipboard, e.g. a screenshot, are attached instead of pasted as text. */
function pasteFiles(event: ClipboardEvent, attachments: ChatAttachments | undefined): void {
  const files = [...event.clipboardData.files];
  if (!attachments || files.length === 0) return;
  event.preventDefault();
  attachments.onAdd(files);
}

function Attached({ items, onRemove, onRetry }: ChatAttachments) {
  if (items.length === 0) return null;
  return (
    <Inline as="ul" aria-label="Вложения">
      {items.map((item) => (
        <li key={item.id}>
          <UploadTile item={item} onRemove={onRemove} onRetry={onRetry} />
        </li>
      ))}
    </Inline>
  );
}

function AttachButton({ onAdd, accept }: ChatAttachments) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
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
