import { Button } from '../../../components/Button/index.ts';
import { ArrowDownIcon } from '../../../components/Icon/icons/ArrowDownIcon.ts';
import { dayTitle } from '../chatMoment.ts';
import { TypingIndicator } from '../TypingIndicator/index.ts';
import { usePresent } from '../usePresent.ts';
import { MessageRow, type MessageHandlers } from './MessageRow.tsx';
import { threadRows, type ThreadMessage, type ThreadRow } from './threadRows.ts';
import { usePictureViewer } from './usePictureViewer.tsx';
import { useReadingPlace } from './useReadingPlace.ts';
import * as styles from './ChatThread.css.ts';

export interface ChatThreadProps extends MessageHandlers {
  /** Oldest first. */
  messages: readonly ThreadMessage[];
  /** The participant whose messages are on the right. */
  ownUserId: number;
  /** The first unread message; the line «Новые сообщения» comes before it. */
  firstUnreadId?: number | undefined;
  /** The other side is typing. @default false */
  isTyping?: boolean;
  /** Loads older messages. Without it there is no button. */
  onEarlier?: (() => void) | undefined;
  isLoadingEarlier?: boolean;
  /** Reference time for «Сегодня»: the same on the server and in the browser. */
  now?: number;
}

interface RowProps extends MessageHandlers {
  row: ThreadRow;
  now: number;
  onPicture: (id: number) => void;
}

function Row({ row, now, ...handlers }: RowProps) {
  if (row.kind === 'day') {
    return (
      <li className={styles.day} suppressHydrationWarning>
        {dayTitle(row.day, now)}
      </li>
    );
  }
  if (row.kind === 'unread') return <li className={styles.unread}>Новые сообщения</li>;
  const { message, isOwn, isLast } = row;
  return <MessageRow message={message} isOwn={isOwn} isLast={isLast} {...handlers} />;
}

/**
 * A conversation: messages in groups by day. New messages are announced politely, one by one. A reader who has scrolled
 * back keeps their position and gets the button «Новые сообщения». Without handlers it is read-only and has no dead
 * buttons.
 */
export function ChatThread(props: ChatThreadProps) {
  const { messages, ownUserId, firstUnreadId, isTyping = false, onEarlier, isLoadingEarlier = false } = props;
  const { onInvite, onRetry } = props;
  const now = usePresent(props.now);
  const { box, isBehind, onScroll, goToEnd } = useReadingPlace(messages, ownUserId);
  const { viewer, onPicture } = usePictureViewer(messages);
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    <div ref={box} className={styles.scroll} tabIndex={0} role="region" aria-label="Переписка" onScroll={onScroll}>
      <div>
        {onEarlier && (
          <Button variant="plain" isFullWidth onClick={onEarlier} isLoading={isLoadingEarlier}>
            Показать раньше
          </Button>
        )}
        <div role="log" aria-label="Сообщения">
          <ol className={styles.list}>
            {threadRows(messages, ownUserId, firstUnreadId).map((row) => (
              <Row key={row.id} row={row} now={now} {...{ onInvite, onRetry, onPicture }} />
            ))}
          </ol>
        </div>
        {messages.length === 0 && <p className={styles.nothing}>Сообщений пока нет. Напишите первым</p>}
        <TypingIndicator isTyping={isTyping} />
        {isBehind && (
          <div className={styles.fresh}>
            <Button size="s" variant="solid" icon={<ArrowDownIcon size="s" />} onClick={goToEnd}>
              Новые сообщения
            </Button>
          </div>
        )}
      </div>
      {viewer}
    </div>
  );
}
