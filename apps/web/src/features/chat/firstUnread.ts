import type { ChatMessage } from '@vetka/domain/chat';

interface Reader {
  /** How many messages of others the reader has not seen. */
  unreadCount: number;
  userId: number;
}

/**
 * The first message that the reader has not seen, of those that are loaded.
 * @param messages newest first
 */
export function firstUnread(messages: readonly ChatMessage[], { unreadCount, userId }: Reader): number | undefined {
  const unread = messages.filter((message) => message.userId !== userId).slice(0, unreadCount);
  return unread.at(-1)?.id;
}
