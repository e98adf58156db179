import type { QueryClient } from '@tanstack/react-query';
import { unwrap, type Failure } from '@vetka/api-client/client';
import { chatSocketPath, type ChatMessagePage, type Room } from '@vetka/domain/chat';
import {
  chatMachine,
  chatSocketOptions,
  connectionOf,
  selectHasMessages,
  selectHasOlder,
  selectIsLoadingMessages,
  selectIsSent,
  selectLink,
  selectMessages,
  selectPending,
  selectRefused,
  selectRooms,
  selectUnreadCount,
  type ChatEmitted,
  type ChatSocket,
  type MessagesInput,
  type SocketProblem,
} from '@vetka/machines/chat';
import { io } from 'socket.io-client';
import { createActor, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Api } from '../api/apiClient.ts';
import type { ErrorHandler } from '../errors/errorHandler.ts';
import { chatQueries, messagesTake } from './chat.queries.ts';
import type { ChatStores } from './chatProcess.ts';
import type { ChatView } from './chatView.ts';
import { keepWords, readWords, type KeptWords } from './keptWords.ts';
import { playMessageSound } from './messageSound.ts';

export type ChatActor = ActorRefFrom<typeof chatMachine>;

export interface ChatActorOptions extends ChatStores {
  api: Api;
  queryClient: QueryClient;
  errors: ErrorHandler;
  userId: number;
  /** @default a socket to the site's own origin */
  openSocket?: () => ChatSocket;
}

/** So long a connection is waited for before rooms are asked for without one, in milliseconds: with it they are anyway. */
const patienceMs = 2000;
/** Rooms that are followed: with more of them the oldest are only read. */
const followedRooms = 100;

const openSiteSocket = (): ChatSocket => io({ path: chatSocketPath, ...chatSocketOptions });

/** The chat's machine at work: its reads go to the API, its connection to the site. Loaded on demand. */
export function startChatActor(options: ChatActorOptions): ChatActor {
  const { userId, view, unreadCount, openSocket = openSiteSocket } = options;
  const isConnecting = (): boolean => selectLink(actor.getSnapshot()) === 'connecting';
  const actor: ChatActor = createActor(
    chatMachine.provide({ actors: { connection: connectionOf(openSocket), ...readsOf(options, isConnecting) } }),
  );
  actor.subscribe((snapshot) => {
    view.set(viewOf(snapshot));
    unreadCount.set(selectUnreadCount(snapshot));
    if (selectLink(snapshot) !== 'offline') keepUnsent(userId, snapshot);
  });
  actor.subscribe({ complete: connectWithNetwork(actor, userId) });
  actor.on('*', (event) => hear(event, actor, options.errors));
  actor.start();
  actor.send({ type: 'chat.login', userId, ...lettersOf(readWords(userId)) });
  return actor;
}

/** Between two tries to connect lie up to ten seconds: a network that is back is used at once. Returns the end of it. */
function connectWithNetwork(actor: ChatActor, userId: number): () => void {
  const connect = () => {
    if (selectLink(actor.getSnapshot()) === 'reconnecting') actor.send({ type: 'chat.login', userId });
  };
  addEventListener('online', connect);
  return () => removeEventListener('online', connect);
}

/** Until there is a connection the first look is enough: with it everything is asked for once more. */
function readsOf({ api, queryClient }: ChatActorOptions, isConnecting: () => boolean) {
  // A connection that is asked for again may have ended with the session: then the answer says so.
  let isFirst = true;
  const knownRooms = () => queryClient.getQueryData(chatQueries.rooms(api, 1).queryKey)?.pages[0];
  const knownMessages = (roomId: number) => queryClient.getQueryData(chatQueries.messages(api, roomId).queryKey);
  return {
    fetchRooms: fromPromise<Room[], undefined>(async ({ signal }) => {
      const known = isFirst && isConnecting() ? knownRooms() : undefined;
      isFirst = false;
      if (isConnecting() && !known) await pause(signal);
      const { data } = known ?? (await unwrap(api.chat.rooms({ query: { take: followedRooms } }, { signal })));
      return data;
    }),
    fetchMessages: fromPromise<ChatMessagePage, MessagesInput>(async ({ input: { roomId, page }, signal }) => {
      const known = isConnecting() && page === 1 ? knownMessages(roomId)?.pages[0] : undefined;
      const query = { page, take: messagesTake };
      return known ?? unwrap(api.chat.messages({ params: { id: roomId }, query }, { signal }));
    }),
  };
}

/** The machine asks anew with the connection, and gives this up. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

type Snapshot = SnapshotFrom<typeof chatMachine>;

const viewOf = (snapshot: Snapshot): ChatView => ({
  link: selectLink(snapshot),
  rooms: selectRooms(snapshot),
  roomId: snapshot.context.place?.roomId ?? null,
  messages: selectHasMessages(snapshot) ? selectMessages(snapshot) : null,
  hasOlder: selectHasOlder(snapshot),
  isLoadingMessages: selectIsLoadingMessages(snapshot),
  pending: selectPending(snapshot),
  refused: selectRefused(snapshot),
  isSent: selectIsSent(snapshot),
});

const lettersOf = ({ unsent, refused }: KeptWords) => ({ unsent, refused });

function keepUnsent(userId: number, snapshot: Snapshot): void {
  const letters = { unsent: selectPending(snapshot), refused: selectRefused(snapshot) };
  const known = lettersOf(readWords(userId));
  if (letters.unsent.length + letters.refused.length + known.unsent.length + known.refused.length > 0) {
    keepWords(userId, letters);
  }
}

function hear(event: ChatEmitted, actor: ChatActor, errors: ErrorHandler): void {
  switch (event.type) {
    case 'chat.sound':
      return playMessageSound();
    case 'chat.logged':
      return logSocketError(event.error);
    case 'chat.loadFailed':
      return void errors.handle(event.error, { onRetry: () => readAgain(actor) });
    case 'chat.sendFailed':
      return void errors.handle(failureOf(event.error));
  }
}

/** Asks again for whatever could not be read. */
function readAgain(actor: ChatActor): void {
  actor.send({ type: 'chat.retryRooms' });
  if (actor.getSnapshot().matches({ online: { room: 'failed' } })) actor.send({ type: 'chat.loadOlder' });
}

const failureOf = ({ code, message }: SocketProblem): Failure => ({
  kind: 'error',
  // An answer of the server, though not one of HTTP: trying again is offered at the message itself.
  status: 400,
  message,
  code,
  details: {},
});

/** How socket.io names the end of a connection, which is no error: https://socket.io/docs/v4/client-socket-instance/ */
const isEnd = (error: unknown) => error instanceof Error && /^(io|ping|transport) /.test(error.message);

function logSocketError(error: unknown): void {
  if (navigator.onLine && !isEnd(error)) console.error('The connection of the chat:', error);
}
