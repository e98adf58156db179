import { formatDate } from '@vetka/domain/date';
import { Button } from '../../../components/Button/index.ts';
import { AlertIcon } from '../../../components/Icon/icons/AlertIcon.ts';
import { CheckCheckIcon } from '../../../components/Icon/icons/CheckCheckIcon.ts';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { ClockIcon } from '../../../components/Icon/icons/ClockIcon.ts';
import { Inline } from '../../../components/Inline/index.ts';
import { MessageFiles } from './MessageFiles.tsx';
import { MessageText } from './MessageText.tsx';
import type { ThreadMessage, ThreadRow } from './threadRows.ts';
import * as styles from './ChatThread.css.ts';

export interface MessageHandlers {
  /** An invitation to a team was answered. Without it invitations are read-only. */
  onInvite?: ((inviteId: number, status: 'ACCEPTED' | 'CANCELED') => void) | undefined;
  /** Resends a failed message. */
  onRetry?: ((message: ThreadMessage) => void) | undefined;
}

/** Delivery status of the reader's own message. */
function Tick({ delivery, readAt }: ThreadMessage) {
  if (delivery === 'sending') return <ClockIcon size="s" label="Отправляется" />;
  if (delivery === 'failed') return <AlertIcon size="s" label="Не отправлено" />;
  return readAt === null ? <CheckIcon size="s" label="Отправлено" /> : <CheckCheckIcon size="s" label="Прочитано" />;
}

function Invitation({ inviteId, onInvite }: Pick<ThreadMessage, 'inviteId'> & MessageHandlers) {
  if (inviteId === null || onInvite === undefined) return null;
  return (
    <Inline>
      <Button size="s" onClick={() => onInvite(inviteId, 'ACCEPTED')}>
        Принять
      </Button>
      <Button size="s" variant="outline" onClick={() => onInvite(inviteId, 'CANCELED')}>
        Отклонить
      </Button>
    </Inline>
  );
}

type MessageRowProps = Omit<Extract<ThreadRow, { kind: 'message' }>, 'kind' | 'id'> &
  MessageHandlers & {
    /** Opens a picture full screen. */
    onPicture: (id: number) => void;
  };

/** One message with its side and time. */
export function MessageRow({ message, isOwn, isLast, onInvite, onRetry, onPicture }: MessageRowProps) {
  const { text, createdAt, delivery, inviteId } = message;
  const hasFailed = delivery === 'failed';
  return (
    <li className={styles.message} data-own={isOwn ? '' : undefined} data-last={isLast ? '' : undefined}>
      <div className={styles.said}>
        <MessageFiles attachments={message.attachments} onPicture={onPicture} />
        {text && (
          <p className={styles.bubble}>
            <MessageText text={text} />
          </p>
        )}
        <Invitation inviteId={inviteId} onInvite={onInvite} />
        {hasFailed && onRetry && (
          <Button size="s" variant="plain" onClick={() => onRetry(message)}>
            Отправить ещё раз
          </Button>
        )}
      </div>
      {(isLast || delivery !== undefined) && (
        <span className={styles.time}>
          <time dateTime={createdAt}>{formatDate(createdAt, 'H:mm')}</time>
          {isOwn && <Tick {...message} />}
        </span>
      )}
    </li>
  );
}
