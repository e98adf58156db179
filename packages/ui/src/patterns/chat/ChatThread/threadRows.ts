import type { ChatMessage } from '@vetka/domain/chat';
import { dayOf } from '../chatMoment.ts';

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
      isOwn: boolean;
      /** The last message of a group, which shows the time for all. */
      isLast: boolean;
    };

/** Messages within this time form a group (ms). */
const groupMs = 5 * 60_000;

const isGroup = (one: ThreadMessage, next: ThreadMessage) =>
  one.userId === next.userId &&
  one.delivery === next.delivery &&
  dayOf(one.createdAt) === dayOf(next.createdAt) &&
  Date.parse(next.createdAt) - Date.parse(one.createdAt) < groupMs;

/**
 * Messages, oldest first, as rows: a title before each day, the line «Новые сообщения» before the first unread one, and
 * messages in groups.
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
