import {
  rejoinMs,
  sentFlagMs,
  typingOffMs,
  type ChatMessage,
  type ChatMessagePage,
  type Room,
} from '@vetka/domain/chat';
import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { unprovided, unprovidedCallback } from '../actors/index.ts';
import {
  hasGap,
  isKnown,
  isPassing,
  isSamePlace,
  mergeMessages,
  pendingOf,
  sendingOf,
  withChangedPreview,
  withHeard,
  withLastMessage,
  withoutStored,
  withoutUnread,
  withTypingIn,
  type Draft,
} from './chat.rules.ts';
import type {
  ChatContext,
  ChatEmitted,
  ChatEvent,
  ConnectionCommand,
  ConnectionInput,
  MessagesInput,
  PendingMessage,
  RoomPlace,
  SocketProblem,
} from './chat.types.ts';

const closedRoom = { place: null, messages: [], page: 1, oldestPage: 0, pageCount: 1, knownUntil: null };
/** Chat context without a user. */
export const emptyChat: ChatContext = {
  userId: null,
  rooms: [],
  typingIn: [],
  outbox: [],
  refused: [],
  heard: [],
  ...closedRoom,
};

export interface Login {
  userId: number;
  unsent?: readonly PendingMessage[];
  refused?: readonly PendingMessage[];
}

const without = (messages: readonly PendingMessage[], { clientId }: Draft): PendingMessage[] =>
  messages.filter((message) => message.clientId !== clientId);

const connection = 'connection';

/** All named parts of the chat machine: actors, actions, guards and delays. */
export const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    emitted: {} as ChatEmitted,
  },
  actors: {
    /** `connectionOf` creates one from a socket. Stopping it closes the connection. */
    connection: unprovidedCallback<ConnectionCommand, ConnectionInput>('chatMachine', 'connection'),
    fetchRooms: unprovided<Room[], undefined>('chatMachine', 'fetchRooms'),
    /** One page of a room, newest first. */
    fetchMessages: unprovided<ChatMessagePage, MessagesInput>('chatMachine', 'fetchMessages'),
  },
  delays: { sentFlag: sentFlagMs, typingOff: typingOffMs, rejoin: rejoinMs },
  guards: {
    hasRoom: ({ context }) => context.place !== null,
    isElsewhere: ({ context }, place: RoomPlace) => !isSamePlace(context.place, place),
    isUnknownRoom: ({ context }, { roomId }: { roomId: number }) => context.rooms.every(({ id }) => id !== roomId),
    isKnown: ({ context }, message: ChatMessage) => isKnown(context, message),
    canRejoin: ({ context }, { problem }: { problem: SocketProblem }) =>
      problem.roomId !== undefined && context.place?.roomId === problem.roomId && isPassing(problem),
    isFromOther: ({ context }, { userId }: { userId: number }) => context.userId !== userId,
    canSend: ({ context }, { text, attachments = [] }: Draft) =>
      context.place !== null && (text.trim() !== '' || attachments.length > 0),
    willReconnect: (_, { willReconnect }: { willReconnect: boolean }) => willReconnect,
    hasGap: ({ context }, { page }: { page: ChatMessagePage }) => hasGap(context, page),
    hasOlder: ({ context }) => context.oldestPage < context.pageCount,
    isAboutMessage: ({ context }, { problem }: { problem: SocketProblem }) =>
      context.outbox.some(({ clientId }) => clientId === problem.clientId),
  },
  actions: {
    enter: assign(({ context }, { userId, unsent = [], refused = [] }: Login) =>
      context.userId === userId ? {} : { ...emptyChat, userId, outbox: [...unsent], refused: [...refused] },
    ),
    reset: assign(emptyChat),
    // The server may not have recorded yet that the open room is being read.
    keepRooms: assign(({ context }, { rooms }: { rooms: Room[] }) => ({
      rooms: withTypingIn(context.place ? withoutUnread(rooms, context.place.roomId) : rooms, context.typingIn),
    })),
    keepLastMessage: assign(({ context }, { message }: { message: ChatMessage }) => ({
      rooms: withLastMessage(context, message),
      heard: withHeard(context.heard, message),
    })),
    // A message that is not loaded yet will be loaded changed, with its page.
    keepChange: assign(({ context }, { message }: { message: ChatMessage }) => ({
      messages: context.messages.map((known) => (known.id === message.id ? message : known)),
      rooms: withChangedPreview(context.rooms, message),
    })),
    keepTyping: assign(({ context }, { roomId, isTyping }: { roomId: number; isTyping: boolean }) => {
      const others = context.typingIn.filter((id) => id !== roomId);
      const typingIn = isTyping ? [...others, roomId] : others;
      return { typingIn, rooms: withTypingIn(context.rooms, typingIn) };
    }),
    // The end of typing may have been missed while disconnected.
    forgetTyping: assign(({ context }) => ({ typingIn: [], rooms: withTypingIn(context.rooms, []) })),

    openRoom: assign(({ context }, { roomId, participantType, participantId }: RoomPlace) => ({
      ...closedRoom,
      place: { roomId, participantType, participantId },
      rooms: withoutUnread(context.rooms, roomId),
    })),
    closeRoom: assign(closedRoom),
    startFromNewest: assign(({ context }) => ({ page: 1, knownUntil: context.messages.at(-1)?.id ?? null })),
    turnPage: assign(({ context }) => ({ page: context.page + 1 })),
    turnToOlder: assign(({ context }) => ({ page: context.oldestPage + 1, knownUntil: null })),
    keepPage: assign(({ context }, { page: { data, meta } }: { page: ChatMessagePage }) => ({
      messages: mergeMessages(context.messages, data),
      outbox: withoutStored(context.outbox, data),
      refused: withoutStored(context.refused, data),
      oldestPage: Math.max(context.oldestPage, meta.page),
      pageCount: meta.pageCount,
    })),
    append: assign(({ context }, { message }: { message: ChatMessage }) =>
      context.place?.roomId === message.roomId ? { messages: mergeMessages(context.messages, [message]) } : {},
    ),

    queue: assign(({ context }, draft: Draft) => ({
      outbox: context.place ? [...without(context.outbox, draft), pendingOf(draft, context.place)] : context.outbox,
      refused: without(context.refused, draft),
    })),
    confirm: assign(({ context }, { message }: { message: ChatMessage }) => ({
      outbox: withoutStored(context.outbox, [message]),
    })),
    giveUpMessage: enqueueActions(({ context, enqueue }, { problem }: { problem: SocketProblem }) => {
      const message = context.outbox.find(({ clientId }) => clientId === problem.clientId);
      if (message) enqueue.emit({ type: 'chat.sendFailed', error: problem, message });
      enqueue.assign({
        outbox: context.outbox.filter((pending) => pending !== message),
        refused: message ? [...context.refused, message] : context.refused,
      });
    }),

    join: enqueueActions(({ context, enqueue }) => {
      if (context.place) enqueue.sendTo(connection, { type: 'socket.joinRoom', ...context.place });
    }),
    move: enqueueActions(({ context, enqueue }, { roomId, participantType, participantId }: RoomPlace) => {
      if (context.place) enqueue.sendTo(connection, { type: 'socket.leaveRoom', roomId: context.place.roomId });
      enqueue.sendTo(connection, { type: 'socket.joinRoom', roomId, participantType, participantId });
    }),
    leave: enqueueActions(({ context, enqueue }) => {
      if (context.place) enqueue.sendTo(connection, { type: 'socket.leaveRoom', roomId: context.place.roomId });
    }),
    sendTyping: enqueueActions(({ context, enqueue }, { isTyping }: { isTyping: boolean }) => {
      if (context.place) {
        enqueue.sendTo(connection, { type: 'socket.typing', roomId: context.place.roomId, isTyping });
      }
    }),
    send: enqueueActions(({ context, enqueue }, draft: Draft) => {
      if (context.place) enqueue.sendTo(connection, sendingOf(pendingOf(draft, context.place)));
    }),
    // Resend everything that is not known to be stored; the server deduplicates by client id.
    resend: enqueueActions(({ context, enqueue }) => {
      context.outbox.forEach((pending) => enqueue.sendTo(connection, sendingOf(pending)));
      if (context.outbox.length > 0) enqueue.raise({ type: 'chat.sent' });
    }),
    raiseSent: raise({ type: 'chat.sent' }),
    joinLater: raise({ type: 'chat.rejoin' }, { delay: 'rejoin', id: 'rejoin' }),

    sound: emit((_, { message }: { message: ChatMessage }) => ({ type: 'chat.sound' as const, message })),
    log: emit((_, { error }: { error: unknown }) => ({ type: 'chat.logged' as const, error })),
    announceLoadFailed: emit((_, { error }: { error: unknown }) => ({ type: 'chat.loadFailed' as const, error })),
  },
});
