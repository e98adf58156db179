import type { ChatMessage } from '@vetka/domain/chat';
import { dayOf } from '../chatMoment.ts';
import { isReader, type ChatReader } from '../roomName.ts';

export interface ThreadMessage extends ChatMessage {
  /** Of the reader's own message that the server has not confirmed. */
  delivery?: 'sending' | 'failed' | undefined;
}

export type ThreadRow =
  | { kind: 'day'; id: string; day: string }
  | { kind: 'unread'; id: string }
  | {
      kind: 'message';
      id: string;
      message: ThreadMessage;
      /** Of the reader's side: their own, or a colleague's. */
      isOwn: boolean;
      /** Before the first message of a group that a colleague wrote: their name. */
      colleague: string;
      /** The last message of a group, which shows the time for all. */
      isLast: boolean;
    };

/** Messages within this time form a group (ms). */
const groupMs = 5 * 60_000;

const isGroup = (one: ThreadMessage, next: ThreadMessage) =>
  one.userId === next.userId &&
  one.delivery === next.delivery &&
  one.participantId === next.participantId &&
  dayOf(one.createdAt) === dayOf(next.createdAt) &&
  Date.parse(next.createdAt) - Date.parse(one.createdAt) < groupMs;

/** The reader: the person, and every participant they speak as. */
export interface ThreadReader {
  userId: number;
  own?: ChatReader | undefined;
}

const isOwnSide = (message: ThreadMessage, { userId, own }: ThreadReader): boolean =>
  message.userId === userId || (own !== undefined && isReader(message, own));

/**
 * Messages, oldest first, as rows: a title before each day, the line «Новые сообщения» before the first unread one, and
 * messages in groups.
 */
export function threadRows(
  messages: readonly ThreadMessage[],
  reader: ThreadReader,
  firstUnreadId?: number,
): ThreadRow[] {
  return messages.flatMap((message, index): ThreadRow[] => {
    const day = dayOf(message.createdAt);
    const before = messages[index - 1];
    const next = messages[index + 1];
    const isNewDay = before === undefined || dayOf(before.createdAt) !== day;
    const isFirst = before === undefined || message.id === firstUnreadId || !isGroup(before, message);
    const isLast = next === undefined || next.id === firstUnreadId || !isGroup(message, next);
    const isOwn = isOwnSide(message, reader);
    return [
      ...(isNewDay ? [{ kind: 'day' as const, id: day, day }] : []),
      ...(message.id === firstUnreadId ? [{ kind: 'unread' as const, id: 'unread' }] : []),
      {
        kind: 'message',
        id: message.clientId ?? `${message.id}`,
        message,
        isOwn,
        colleague: isFirst && isOwn && message.userId !== reader.userId ? message.authorName : '',
        isLast,
      },
    ];
  });
}
