import type { ChatAttachment, ChatMessage, ChatMessagePage, Room } from '@vetka/domain/chat';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { chatMachine, type MessagesInput, type RoomPlace } from '../chat/index.ts';
import { createFakeConnection } from './connection.ts';
import { settle, startRecorded } from './recorded.ts';

export const roomOf = (id: number, unreadCount = 0): Room => ({
  id,
  participants: [{ participantType: 'SERVICE', participantId: 5, slug: 'myata', name: 'Мята и пион', avatar: null }],
  message: { text: '', isTyping: false, typingMessage: '', createdAt: null },
  unreadCount,
  block: null,
});

export const attachmentOf = (id: number): ChatAttachment => ({
  id,
  url: `/media/files/chat/${id}.jpg`,
  alt: '',
  type: 'IMAGE',
  width: 1200,
  height: 900,
  filename: `${id}.jpg`,
  byteSize: 1000,
});

export const messageOf = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  clientId: `client-${id}`,
  roomId: 3,
  userId: 2,
  type: 'TEXT',
  text: `Сообщение ${id}`,
  attachments: [],
  products: [],
  orders: [],
  inviteId: null,
  invite: null,
  participantType: 'SERVICE',
  participantId: 5,
  authorName: '',
  createdAt: new Date(Date.UTC(2026, 10, 20, 10, 0, id)).toISOString(),
  readAt: null,
  editedAt: null,
  isDeleted: false,
  ...more,
});

/** A page in API order: newest first. */
export const pageOf = (page: number, take: number, all: readonly ChatMessage[]): ChatMessagePage => ({
  data: all.toSorted((a, b) => b.id - a.id).slice((page - 1) * take, page * take),
  meta: { page, take, total: all.length, pageCount: Math.max(1, Math.ceil(all.length / take)) },
});

export const placeOf = (roomId: number): RoomPlace => ({ roomId, participantType: 'USER', participantId: 1 });

interface Given {
  rooms?: () => Promise<Room[]>;
  messages?: (input: MessagesInput) => Promise<ChatMessagePage>;
}

/** A chat with a fake connection: the test sees every command and emits the server's events. */
export const startChat = ({ rooms, messages }: Given = {}) => {
  const clock = new SimulatedClock();
  const { connection, ...line } = createFakeConnection();
  const asked: MessagesInput[] = [];
  const counts = { rooms: 0 };
  const fetchRooms = fromPromise<Room[], undefined>(() => {
    counts.rooms += 1;
    return rooms ? rooms() : Promise.resolve([roomOf(3), roomOf(4)]);
  });
  const fetchMessages = fromPromise<ChatMessagePage, MessagesInput>(({ input }) => {
    asked.push(input);
    return messages ? messages(input) : Promise.resolve(pageOf(1, 24, []));
  });
  const actor = createActor(chatMachine.provide({ actors: { connection, fetchRooms, fetchMessages } }), { clock });
  const emitted = startRecorded(actor);
  return {
    actor,
    clock,
    ...line,
    asked,
    counts,
    emitted,
    snapshot: () => actor.getSnapshot(),
  };
};

/** Signed in, connected, and in room 3. */
export const startInRoom = async (given: Given = {}) => {
  const chat = startChat(given);
  chat.actor.send({ type: 'chat.login', userId: 1 });
  chat.serverSends({ type: 'socket.connected' });
  await settle();
  chat.actor.send({ type: 'chat.joinRoom', ...placeOf(3) });
  await settle();
  chat.commands.length = 0;
  return chat;
};
