import type { ChatMessage } from '@vetka/domain/chat';
import { dayOf } from '../chatMoment.ts';

export interface ThreadMessage extends ChatMessage {
  /** Of an own message which the server has not confirmed. */
  delivery?: 'sending' | 'failed' | undefined;
}

export type ThreadRow =
  | { kind: 'day'; id: string; day: string }
  | { kind: 'unread'; id: string }
  | {
      kind: 'message';
      id: string;
      message: ThreadMessage;
      isOwn: boolean;
      /** The last of what one side said in a row within some minutes: it tells the time for all. */
      isLast: boolean;
    };

/** What is said within this time, milliseconds, is one group. */
const groupMs = 5 * 60_000;

const isGroup = (one: ThreadMessage, next: ThreadMessage) =>
  one.userId === next.userId &&
  one.delivery === next.delivery &&
  dayOf(one.createdAt) === dayOf(next.createdAt) &&
  Date.parse(next.createdAt) - Date.parse(one.createdAt) < groupMs;

/**
 * Messages, oldest first, as rows of a page: a title before each day, the line «Новые сообщения» before the first
 * unread one, and messages in groups.
 */
export function threadRows(messages: readonly ThreadMessage[], ownUserId: number, firstUnreadId?: number): ThreadRow[] {
  return messages.flatMap((message, index): ThreadRow[] => {
    const day = dayOf(message.createdAt);
    const before = messages[index - 1];
    const next = messages[index + 1];
    const isNewDay = before === undefined || dayOf(before.createdAt) !== day;
    const isLast = next === undefined || next.id === firstUnreadId || !isGroup(message, next);
    return [
      ...(isNewDay ? [{ kind: 'day' as const, id: day, day }] : []),
      ...(message.id === firstUnreadId ? [{ kind: 'unread' as const, id: 'unread' }] : []),
      {
        kind: 'message',
        id: message.clientId ?? `${message.id}`,
        message,
        isOwn: message.userId === ownUserId,
        isLast,
      },
    ];
  });
}
