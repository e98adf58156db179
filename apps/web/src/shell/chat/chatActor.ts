import type { QueryClient } from '@tanstack/react-query';
import { unwrap, type Failure } from '@vetka/api-client/client';
import { chatSocketPath, type ChatMessage, type ChatMessagePage, type Room } from '@vetka/domain/chat';
import { problemTexts } from '@vetka/domain/problem';
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
import { levelOf, restrictionsQuery, targetOf } from '../restrictions/restrictions.queries.ts';
import { chatQueries, messagesPageSize } from './chat.queries.ts';
import type { ChatStores, ChatView } from './chatView.ts';
import { storeText, readStoredText, type StoredText } from './chatStorage.ts';
import { playMessageSound } from './messageSound.ts';
import { openWhileVisible } from './visibleRoom.ts';

export type ChatActor = ActorRefFrom<typeof chatMachine>;

export interface ChatActorOptions extends ChatStores {
  api: Api;
  queryClient: QueryClient;
  errors: ErrorHandler;
  userId: number;
  /** @default a socket to the site's own origin */
  openSocket?: () => ChatSocket;
}

/** How long to wait for a connection before fetching rooms without one (ms). They are fetched again once connected. */
const timeoutMs = 2000;
/** Maximum number of rooms with live updates; older ones are only listed. */
const followedRooms = 100;

const openSiteSocket = (): ChatSocket => openWhileVisible(io({ path: chatSocketPath, ...chatSocketOptions }));

/** Starts the chat's machine: it reads from the API and connects to the site. Loaded on demand. */
export function startChatActor(options: ChatActorOptions): ChatActor {
  const { userId, view, unreadCount, openSocket = openSiteSocket } = options;
  const isConnecting = (): boolean => selectLink(actor.getSnapshot()) === 'connecting';
  const actor: ChatActor = createActor(
    chatMachine.provide({ actors: { connection: connectionOf(openSocket), ...readsOf(options, isConnecting) } }),
  );
  let hasEnded = false;
  const show = (snapshot: Snapshot): void => {
    const shown = viewOf(snapshot);
    // An ended session is told once, and holds until a connection is tried again.
    hasEnded &&= shown.link === 'dropped';
    view.set(hasEnded ? { ...shown, link: 'ended' } : shown);
  };
  actor.on('chat.logged', ({ error }) => {
    if (!isSessionEnd(error)) return;
    hasEnded = true;
    show(actor.getSnapshot());
  });
  actor.subscribe((snapshot) => {
    show(snapshot);
    unreadCount.set(selectUnreadCount(snapshot));
    if (selectLink(snapshot) !== 'offline') storeUnsent(userId, snapshot);
  });
  actor.subscribe({ complete: connectWithNetwork(actor, userId) });
  actor.on('*', (event) => handleEvent(event, actor, options));
  actor.start();
  actor.send({ type: 'chat.login', userId, ...unsentMessages(readStoredText(userId)) });
  return actor;
}

/**
 * Reconnects as soon as the browser is online: attempts may be up to ten seconds apart. Returns a function that stops
 * listening.
 */
function connectWithNetwork(actor: ChatActor, userId: number): () => void {
  const connect = () => {
    if (selectLink(actor.getSnapshot()) === 'reconnecting') actor.send({ type: 'chat.login', userId });
  };
  addEventListener('online', connect);
  return () => removeEventListener('online', connect);
}

/** Until connected, the server-rendered data is enough; after connecting everything is fetched again. */
function readsOf({ api, queryClient }: ChatActorOptions, isConnecting: () => boolean) {
  // Cached rooms are used only once: the session may end while disconnected, and only a request gets the 401.
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
      const query = { page, take: messagesPageSize };
      return known ?? unwrap(api.chat.messages({ params: { id: roomId }, query }, { signal }));
    }),
  };
}

/** Connecting makes the machine fetch again, and aborts this wait. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs);
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

const unsentMessages = ({ unsent, refused }: StoredText) => ({ unsent, refused });

function storeUnsent(userId: number, snapshot: Snapshot): void {
  const current = { unsent: selectPending(snapshot), refused: selectRefused(snapshot) };
  const known = unsentMessages(readStoredText(userId));
  if (current.unsent.length + current.refused.length + known.unsent.length + known.refused.length > 0) {
    storeText(userId, current);
  }
}

function handleEvent(event: ChatEmitted, actor: ChatActor, options: ChatActorOptions): void {
  const { errors } = options;
  switch (event.type) {
    case 'chat.sound':
      return void announce(options, event.message);
    case 'chat.logged':
      return logSocketError(event.error);
    case 'chat.loadFailed':
      return void errors.handle(event.error, { isRead: true, onRetry: () => readAgain(actor) });
    case 'chat.sendFailed':
      return void errors.handle(failureOf(event.error));
  }
}

/** Plays the sound of a message, unless the reader has muted or blocked its author. */
async function announce({ api, queryClient }: ChatActorOptions, message: ChatMessage): Promise<void> {
  const query = restrictionsQuery(api);
  const author = targetOf({ type: message.participantType, id: message.participantId });
  const known = queryClient.getQueryData(query.queryKey) ?? (await queryClient.fetchQuery(query).catch(() => []));
  if (levelOf(known, author) === 'NONE') playMessageSound();
}

/** Retries every read that failed. */
function readAgain(actor: ChatActor): void {
  actor.send({ type: 'chat.retryRooms' });
  if (actor.getSnapshot().matches({ online: { room: 'failed' } })) actor.send({ type: 'chat.loadOlder' });
}

const failureOf = ({ code, message }: SocketProblem): Failure => ({
  kind: 'error',
  // A response of the server, though not over HTTP: the message itself offers a retry.
  status: 400,
  message,
  code,
  details: {},
});

/** The server refuses the connection of a session that has ended. */
const isSessionEnd = (error: unknown) => error instanceof Error && error.message === problemTexts.unauthorized;

/** Disconnect reasons of socket.io, which are not errors: https://socket.io/docs/v4/client-socket-instance/ */
const isEnd = (error: unknown) => error instanceof Error && /^(io|ping|transport) /.test(error.message);

function logSocketError(error: unknown): void {
  if (navigator.onLine && !isEnd(error)) console.error('Chat connection error:', error);
}
