import type { ChatMessage } from '@vetka/domain/chat';

interface Reader {
  /** How many messages of others the reader has not read. */
  unreadCount: number;
  userId: number;
}

/**
 * The first unread message among the loaded ones.
 * @param messages newest first
 */
export function firstUnread(messages: readonly ChatMessage[], { unreadCount, userId }: Reader): number | undefined {
  const unread = messages.filter((message) => message.userId !== userId).slice(0, unreadCount);
  return unread.at(-1)?.id;
}
