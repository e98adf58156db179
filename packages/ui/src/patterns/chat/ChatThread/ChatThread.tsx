import { Button } from '../../../components/Button/index.ts';
import { ArrowDownIcon } from '../../../components/Icon/icons/ArrowDownIcon.ts';
import { dayTitle } from '../chatMoment.ts';
import { TypingIndicator } from '../TypingIndicator/index.ts';
import type { ChatReader } from '../roomName.ts';
import { LiveTime } from '../../../internal/LiveTime.tsx';
import { usePresent } from '../usePresent.ts';
import { MessageRow, type MessageHandlers } from './MessageRow.tsx';
import { threadRows, type ThreadMessage, type ThreadRow } from './threadRows.ts';
import { usePictureViewer } from './usePictureViewer.tsx';
import { useReadingPlace } from './useReadingPlace.ts';
import * as styles from './ChatThread.css.ts';

export interface ChatThreadProps extends MessageHandlers {
  /** Oldest first. */
  messages: readonly ThreadMessage[];
  /** The reader, whose messages are on the right. */
  ownUserId: number;
  /** Whom the reader speaks for: messages of colleagues are on the right too, under their names. */
  own?: ChatReader | undefined;
  /** The first unread message; the line «Новые сообщения» comes before it. */
  firstUnreadId?: number | undefined;
  /** The other side is typing. @default false */
  isTyping?: boolean | undefined;
  /** Loads older messages. Without it there is no button. */
  onEarlier?: (() => void) | undefined;
  isLoadingEarlier?: boolean | undefined;
  /** Reference time for «Сегодня»: the same on the server and in the browser. */
  now?: number | undefined;
}

interface RowProps extends MessageHandlers {
  row: ThreadRow;
  now: number;
  ownUserId: number;
  onPicture: (id: number) => void;
}

function Row({ row, now, ...handlers }: RowProps) {
  if (row.kind === 'day') {
    return (
      <li className={styles.day}>
        <LiveTime dateTime={row.day}>{dayTitle(row.day, now)}</LiveTime>
      </li>
    );
  }
  if (row.kind === 'unread') return <li className={styles.unread}>Новые сообщения</li>;
  const { kind: _kind, id: _id, ...shown } = row;
  return <MessageRow {...shown} now={now} {...handlers} />;
}

/**
 * A conversation: messages in groups by day. New messages are announced politely, one by one. A reader who has scrolled
 * back keeps their position and gets the button «Новые сообщения». Without handlers it is read-only and has no dead
 * buttons.
 */
export function ChatThread(props: ChatThreadProps) {
  const { messages, own, firstUnreadId, isTyping = false, onEarlier, isLoadingEarlier = false, now, ...rest } = props;
  const { ownUserId } = rest;
  const reader = { userId: ownUserId, own };
  const present = usePresent(now);
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
            {threadRows(messages, reader, firstUnreadId).map((row) => (
              <Row key={row.id} row={row} now={present} onPicture={onPicture} {...rest} />
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
