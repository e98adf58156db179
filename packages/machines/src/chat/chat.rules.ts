import { previewOf, typingText, type ChatMessage, type ChatMessagePage, type Room } from '@vetka/domain/chat';
import type { ChatContext, ConnectionCommand, PendingMessage, RoomPlace, SocketProblem } from './chat.types.ts';

/** Merges both lists, oldest first, without duplicates; the newer version of a message wins. */
export const mergeMessages = (known: readonly ChatMessage[], fresh: readonly ChatMessage[]): ChatMessage[] =>
  [...new Map([...known, ...fresh].map((message) => [message.id, message])).values()].toSorted((a, b) => a.id - b.id);

/** Removes stored messages from the pending ones. */
export const withoutStored = (outbox: readonly PendingMessage[], stored: readonly ChatMessage[]): PendingMessage[] => {
  const ids = new Set(stored.map(({ clientId }) => clientId));
  return outbox.filter(({ clientId }) => !ids.has(clientId));
};

const changeRoom = (rooms: readonly Room[], roomId: number, change: (room: Room) => Room): Room[] =>
  rooms.map((room) => (room.id === roomId ? change(room) : room));

const roomFirst = (rooms: readonly Room[], roomId: number): Room[] =>
  rooms.toSorted((one, other) => Number(other.id === roomId) - Number(one.id === roomId));

/**
 * A room list after a message: its room moves to the top with its text, and the message counts as unread unless it is
 * visible or the user's own.
 */
export const withLastMessage = ({ rooms, place, userId }: ChatContext, message: ChatMessage): Room[] =>
  changeRoom(roomFirst(rooms, message.roomId), message.roomId, (room) => {
    const isRead = message.userId === userId || place?.roomId === message.roomId;
    return {
      ...room,
      message: { ...room.message, text: previewOf(message), createdAt: message.createdAt },
      unreadCount: isRead ? room.unreadCount : room.unreadCount + 1,
    };
  });

/** How many of the latest messages are recognised when they are repeated. */
const heardCount = 100;

export const withHeard = (heard: readonly number[], { id }: ChatMessage): number[] => [...heard, id].slice(-heardCount);

/** Whether a message is known: it was received, or its room already shows it or a later one as the last. */
export const isKnown = ({ heard, rooms }: ChatContext, { id, roomId, createdAt }: ChatMessage): boolean =>
  heard.includes(id) || rooms.some((room) => room.id === roomId && (room.message.createdAt ?? '') >= createdAt);

/** Whether joining may succeed later: nothing is wrong with the room. */
export const isPassing = ({ code }: SocketProblem): boolean => ['unavailable', 'rate-limit', 'internal'].includes(code);

/** A room list after a message was changed: the line of its room changes if that was its last message. */
export const withChangedPreview = (rooms: readonly Room[], message: ChatMessage): Room[] =>
  changeRoom(rooms, message.roomId, (room) =>
    room.message.createdAt === message.createdAt
      ? { ...room, message: { ...room.message, text: previewOf(message) } }
      : room,
  );

/** A room list in which exactly these rooms have somebody typing. A fetched list does not say who types. */
export const withTypingIn = (rooms: readonly Room[], roomIds: readonly number[]): Room[] =>
  rooms.map((room) => {
    const isTyping = roomIds.includes(room.id);
    return room.message.isTyping === isTyping
      ? room
      : { ...room, message: { ...room.message, isTyping, typingMessage: isTyping ? typingText : '' } };
  });

export const withoutUnread = (rooms: readonly Room[], roomId: number): Room[] =>
  changeRoom(rooms, roomId, (room) => ({ ...room, unreadCount: 0 }));

/** There may be more messages between this page and the known ones, on a further page. */
export const hasGap = ({ knownUntil }: ChatContext, { data, meta }: ChatMessagePage): boolean =>
  knownUntil !== null && meta.page < meta.pageCount && data.every(({ id }) => id > knownUntil);

export const isSamePlace = (place: RoomPlace | null, other: RoomPlace): boolean =>
  place?.roomId === other.roomId &&
  place.participantType === other.participantType &&
  place.participantId === other.participantId;

/** A new message from the user in the open room. */
export type Draft = Omit<PendingMessage, 'roomId'>;

export const pendingOf = (draft: Draft, { roomId }: RoomPlace): PendingMessage => ({
  clientId: draft.clientId,
  roomId,
  text: draft.text,
  ...(draft.attachments && { attachments: draft.attachments }),
  ...(draft.writtenAt && { writtenAt: draft.writtenAt }),
});

/** The part of a message that is sent to the server. */
export const sendingOf = ({ writtenAt: _own, attachments, ...message }: PendingMessage): ConnectionCommand => ({
  type: 'socket.sendMessage',
  ...message,
  ...(attachments && { attachmentIds: attachments.map(({ id }) => id) }),
});
