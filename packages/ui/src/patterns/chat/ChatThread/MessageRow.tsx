import { deletedText, isChangeable } from '@vetka/domain/chat';
import { formatDate } from '@vetka/domain/date';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { DropdownMenu } from '../../../components/DropdownMenu/index.ts';
import { AlertIcon } from '../../../components/Icon/icons/AlertIcon.ts';
import { CheckCheckIcon } from '../../../components/Icon/icons/CheckCheckIcon.ts';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { ClockIcon } from '../../../components/Icon/icons/ClockIcon.ts';
import { FlagIcon } from '../../../components/Icon/icons/FlagIcon.ts';
import { MoreIcon } from '../../../components/Icon/icons/MoreIcon.ts';
import { PencilIcon } from '../../../components/Icon/icons/PencilIcon.ts';
import { TrashIcon } from '../../../components/Icon/icons/TrashIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { InviteCard, type OnInvite } from '../InviteCard/index.ts';
import { MessageFiles } from './MessageFiles.tsx';
import { MessageText } from './MessageText.tsx';
import type { ThreadMessage, ThreadRow } from './threadRows.ts';
import * as styles from './ChatThread.css.ts';

/** What the links of a message lead to. */
export interface MessageCards {
  content: ReactNode;
  /** The text is nothing but these links, and is not shown. */
  replacesText: boolean;
}

export interface MessageHandlers {
  /** Cards below the text of a stored message. */
  cardsOf?: ((message: ThreadMessage) => MessageCards | undefined) | undefined;
  /** An invitation to a team was answered. Without it invitations are read-only. */
  onInvite?: OnInvite | undefined;
  /** Resends a failed message. */
  onRetry?: ((message: ThreadMessage) => void) | undefined;
  /** Begins to edit the reader's own message. */
  onEdit?: ((message: ThreadMessage) => void) | undefined;
  /** Deletes the reader's own message. */
  onRemove?: ((message: ThreadMessage) => void) | undefined;
  /** Complains about a message of the other side. */
  onComplain?: ((message: ThreadMessage) => void) | undefined;
}

/** Delivery status of the reader's own message. */
function Tick({ delivery, readAt }: ThreadMessage) {
  if (delivery === 'sending') return <ClockIcon size="s" label="Отправляется" />;
  if (delivery === 'failed') return <AlertIcon size="s" label="Не отправлено" />;
  return readAt === null ? <CheckIcon size="s" label="Отправлено" /> : <CheckCheckIcon size="s" label="Прочитано" />;
}

/** Time, delivery, and whether the text was changed since. */
function Moment({ message, isOwn }: { message: ThreadMessage; isOwn: boolean }) {
  return (
    <span className={styles.time}>
      {message.editedAt !== null && !message.isDeleted && 'изменено '}
      <time dateTime={message.createdAt}>{formatDate(message.createdAt, 'H:mm')}</time>
      {isOwn && <Tick {...message} />}
    </span>
  );
}

/** What the reader can do with a message: without handlers, nothing. */
function Actions({ message, onEdit, onRemove, onComplain }: { message: ThreadMessage } & MessageHandlers) {
  return (
    <DropdownMenu
      label="Действия с сообщением"
      trigger={<IconButton size="s" label="Действия с сообщением" icon={<MoreIcon size="s" />} />}
      items={[
        ...(onEdit ? [{ id: 'edit', label: 'Изменить', icon: <PencilIcon />, onSelect: () => onEdit(message) }] : []),
        ...(onRemove
          ? [
              {
                id: 'remove',
                label: 'Удалить',
                icon: <TrashIcon />,
                tone: 'danger' as const,
                onSelect: () => onRemove(message),
              },
            ]
          : []),
        ...(onComplain
          ? [{ id: 'complain', label: 'Пожаловаться', icon: <FlagIcon />, onSelect: () => onComplain(message) }]
          : []),
      ]}
    />
  );
}

/** Their own message for a day; a message of the other side as long as it is there. */
function handlersFor({ message, isOwn, ownUserId, now, onEdit, onRemove, onComplain }: MessageRowProps) {
  if (message.delivery !== undefined || message.isDeleted) return {};
  if (!isOwn) return { onComplain };
  return message.userId === ownUserId && isChangeable(message, now) ? { onEdit, onRemove } : {};
}

type MessageRowProps = Omit<Extract<ThreadRow, { kind: 'message' }>, 'kind' | 'id'> &
  MessageHandlers & {
    ownUserId: number;
    now: number;
    /** Opens a picture full screen. */
    onPicture: (id: number) => void;
  };

/** The text, files and invitation of a message; only a note where it was deleted. */
function Content({ message, ownUserId, cardsOf, onInvite, onPicture }: MessageRowProps) {
  if (message.isDeleted) return <Bubble isMuted>{deletedText}</Bubble>;
  if (message.invite) return <InviteCard invite={message.invite} ownUserId={ownUserId} onInvite={onInvite} />;
  const cards = cardsOf?.(message);
  return (
    <>
      <MessageFiles attachments={message.attachments} onPicture={onPicture} />
      {message.text && !cards?.replacesText && (
        <Bubble>
          <MessageText text={message.text} />
        </Bubble>
      )}
      {cards?.content}
    </>
  );
}

const Bubble = ({ isMuted = false, children }: { isMuted?: boolean; children: ReactNode }) => (
  <div className={styles.bubble}>
    <Text tone={isMuted ? 'muted' : 'inherit'}>{children}</Text>
  </div>
);

/** One message with its side and time. */
export function MessageRow(props: MessageRowProps) {
  const { message, isOwn, isLast, colleague, onRetry } = props;
  const handlers = handlersFor(props);
  const hasFailed = message.delivery === 'failed';
  return (
    <li
      className={styles.message}
      data-message={message.id}
      data-own={isOwn ? '' : undefined}
      data-last={isLast ? '' : undefined}
    >
      <div className={styles.said}>
        {colleague && (
          <Text as="span" size="micro" tone="muted">
            {colleague}
          </Text>
        )}
        <Content {...props} />
        {hasFailed && onRetry && (
          <Button size="s" variant="plain" onClick={() => onRetry(message)}>
            Отправить ещё раз
          </Button>
        )}
      </div>
      {Object.values(handlers).some(Boolean) && <Actions message={message} {...handlers} />}
      {(isLast || message.delivery !== undefined || message.editedAt !== null) && (
        <Moment message={message} isOwn={isOwn} />
      )}
    </li>
  );
}
