import type { ChatMessage } from '@vetka/domain/chat';
import type { PendingMessage } from '@vetka/machines/chat';
import type { Correspondent } from '../../shell/chat/writing.ts';
import type { ThreadMessage } from '@vetka/ui/patterns/chat/ChatThread';

interface Writing {
  userId: number;
  roomId: number;
  /** The participant as which the reader writes. */
  place: Correspondent;
  /** Being sent, in all rooms. */
  pending: readonly PendingMessage[];
  /** Refused by the server, in all rooms. */
  refused: readonly PendingMessage[];
}

/** Stored messages of a room, oldest first, followed by its unsent ones. */
export function threadMessages(
  stored: readonly ChatMessage[],
  { userId, roomId, place, pending, refused }: Writing,
): ThreadMessage[] {
  const known = new Set(stored.map(({ clientId }) => clientId));
  const unsent = [
    ...refused.map((message) => ({ message, delivery: 'failed' as const })),
    ...pending.map((message) => ({ message, delivery: 'sending' as const })),
  ]
    .filter(({ message }) => message.roomId === roomId && !known.has(message.clientId))
    .map(({ message: { clientId, text, attachments = [], writtenAt }, delivery }, index) => ({
      // Negative, because stored messages have positive ids.
      id: -1 - index,
      clientId,
      roomId,
      userId,
      type: 'TEXT' as const,
      text,
      attachments: [...attachments],
      products: [],
      orders: [],
      inviteId: null,
      invite: null,
      ...place,
      authorName: '',
      createdAt: writtenAt ?? new Date().toISOString(),
      readAt: null,
      editedAt: null,
      isDeleted: false,
      delivery,
    }))
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
  return [...stored, ...unsent];
}
