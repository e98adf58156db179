import { QueryClient } from '@tanstack/react-query';
import { ApiError, type Failure } from '@vetka/api-client/client';
import type { ChatMessage } from '@vetka/domain/chat';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../api/apiClient.ts';
import { createStore } from '../store.ts';
import { restrictionsQuery } from '../restrictions/restrictions.queries.ts';
import { chatQueries } from './chat.queries.ts';
import { startChatActor, type ChatActor } from './chatActor.ts';
import { noChat } from './chatView.ts';

const place = { roomId: 3, participantType: 'USER', participantId: 1 } as const;
const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  clientId: `client-${id}`,
  roomId: 3,
  userId: 2,
  type: 'TEXT',
  text: 'Букет готов',
  attachments: [],
  products: [],
  orders: [],
  inviteId: null,
  invite: null,
  participantType: 'USER',
  participantId: 1,
  authorName: '',
  createdAt: '2026-11-20T10:00:00Z',
  readAt: null,
  editedAt: null,
  isDeleted: false,
  ...more,
});
const pageOf = (data: unknown[]) => ({ data, meta: { page: 1, take: 30, total: data.length, pageCount: 1 } });
const room = (unreadCount = 0) => ({
  id: 3,
  participants: [],
  message: { text: '', isTyping: false, typingMessage: '', createdAt: null },
  unreadCount,
  block: null,
});
const failure: Failure = { kind: 'error', status: 500, message: 'Поломка', code: 'x', details: {} };
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A socket controlled by the test. */
function fakeSocket() {
  const listeners = new Map<string, (payload: never) => void>();
  const emitted: [event: string, payload: object][] = [];
  return {
    connected: true,
    active: true,
    emitted,
    on: (event: string, listener: (payload: never) => void) => listeners.set(event, listener),
    emit: (event: string, payload: object) => emitted.push([event, payload]),
    disconnect: () => undefined,
    say: (event: string, payload?: unknown) => listeners.get(event)?.(payload as never),
  };
}

const actors: ChatActor[] = [];
function begin({ rooms = () => Promise.resolve({ ok: true, value: pageOf([room(2)]) } as unknown) } = {}) {
  const socket = fakeSocket();
  const opened = vi.fn(() => socket);
  const queryClient = new QueryClient();
  const api = {
    chat: {
      rooms: vi.fn(rooms),
      messages: vi.fn(() => Promise.resolve({ ok: true, value: pageOf([message(1)]) })),
    },
  };
  const view = createStore(noChat);
  const unreadCount = createStore(0);
  const errors = { handle: vi.fn() };
  const actor = startChatActor({
    api: api as unknown as Api,
    queryClient,
    view,
    unreadCount,
    errors: errors as never,
    userId: 1,
    openSocket: opened,
  });
  actors.push(actor);
  return { actor, api, errors, opened, queryClient, socket, view, unreadCount };
}

let kept: Map<string, string>;
let page: EventTarget;
let written: ReturnType<typeof vi.spyOn>;
const notes = vi.fn();
beforeEach(() => {
  kept = new Map();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', { onLine: true, userActivation: { hasBeenActive: true } });
  const node = { frequency: {}, gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() } };
  const part = { ...node, connect: () => part, start: notes, stop: () => undefined };
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = {};
      createOscillator = () => part;
      createGain = () => part;
    },
  );
  written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const actor of actors.splice(0)) actor.stop();
  written.mockRestore();
  notes.mockClear();
  vi.unstubAllGlobals();
});

test('the initial data is used until the chat connects, then everything is fetched once', async () => {
  const { actor, api, queryClient, socket, view, unreadCount } = begin();
  queryClient.setQueryData(chatQueries.messages(api as unknown as Api, 3).queryKey, {
    pages: [pageOf([message(1)]) as never],
    pageParams: [1],
  });
  actor.send({ type: 'chat.joinRoom', ...place });
  await settle();
  expect(api.chat.messages).not.toHaveBeenCalled();
  expect(api.chat.rooms).not.toHaveBeenCalled();
  expect(view.get()).toMatchObject({ roomId: 3, messages: [{ id: 1 }], link: 'connecting' });
  socket.say('connect');
  await settle();
  expect(api.chat.rooms).toHaveBeenCalledOnce();
  expect(api.chat.messages).toHaveBeenCalledOnce();
  expect(socket.emitted).toEqual([['joinRoom', place]]);
  expect(unreadCount.get(), 'the messages of the open room are fetched').toBe(0);
});

test('rooms are fetched over HTTP when the connection is not established', async () => {
  vi.useFakeTimers();
  const { api, view } = begin();
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  expect(api.chat.rooms).toHaveBeenCalledOnce();
  expect(view.get()).toMatchObject({ link: 'connecting', rooms: [{ id: 3, unreadCount: 2 }] });
});

test('ERR-12: a chat that fails to load is reported by the shared handler with a retry', async () => {
  let answer: unknown = { ok: false, failure };
  const { api, errors, socket, view } = begin({ rooms: () => Promise.resolve(answer) });
  socket.say('connect');
  await settle();
  expect(errors.handle).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError), {
    isRead: true,
    onRetry: expect.any(Function),
  });
  answer = { ok: true, value: pageOf([room()]) };
  errors.handle.mock.calls[0]?.[1].onRetry();
  await settle();
  expect(api.chat.rooms).toHaveBeenCalledTimes(2);
  expect(view.get().rooms).toHaveLength(1);
});

test('ERR-12: a refused message is reported by the shared handler with the server’s text, and stays in the list', async () => {
  const { actor, errors, socket, view } = begin();
  socket.say('connect');
  actor.send({ type: 'chat.joinRoom', ...place });
  actor.send({ type: 'chat.sendMessage', clientId: 'a', text: 'Здравствуйте' });
  socket.say('error', { code: 'chat.rate-limit', message: 'Слишком много сообщений', clientId: 'a' });
  expect(errors.handle).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'error', message: 'Слишком много сообщений' }),
  );
  expect(view.get()).toMatchObject({ pending: [], refused: [{ clientId: 'a', text: 'Здравствуйте' }] });
});

test('ERR-15: socket errors are only logged, and a disconnect is not an error', () => {
  const { errors, socket } = begin();
  const problem = { code: 'chat.unknown', message: 'Что-то пошло не так' };
  socket.say('error', problem);
  expect(written).toHaveBeenCalledExactlyOnceWith(expect.any(String), problem);
  socket.say('disconnect', 'transport close');
  expect(written).toHaveBeenCalledOnce();
  expect(errors.handle).not.toHaveBeenCalled();
});

test('reconnects as soon as the browser is online, but not after the chat has stopped', () => {
  const { actor, socket, view, opened } = begin();
  socket.say('connect');
  page.dispatchEvent(new Event('online'));
  expect(opened, 'an open connection is kept').toHaveBeenCalledOnce();
  socket.say('disconnect', 'transport close');
  expect(view.get().link).toBe('reconnecting');
  page.dispatchEvent(new Event('online'));
  expect(opened).toHaveBeenCalledTimes(2);
  actor.stop();
  page.dispatchEvent(new Event('online'));
  expect(opened).toHaveBeenCalledTimes(2);
});

test('unconfirmed messages are resent once by the next page of the same user', async () => {
  const first = begin();
  first.actor.send({ type: 'chat.joinRoom', ...place });
  first.actor.send({ type: 'chat.sendMessage', clientId: 'a', text: 'Успеете?', writtenAt: '2026-11-20T10:00:00Z' });
  first.actor.stop();
  const second = begin();
  expect(second.view.get().pending).toMatchObject([{ clientId: 'a', text: 'Успеете?' }]);
  second.socket.say('connect');
  expect(second.socket.emitted).toEqual([['sendMessage', { clientId: 'a', roomId: 3, text: 'Успеете?' }]]);
  await settle();
  second.socket.say('recMessage', message(9, { userId: 1, clientId: 'a' }));
  expect(second.view.get().pending).toEqual([]);
  expect(begin().view.get().pending).toEqual([]);
});

test('a message from a person whom the reader has muted makes no sound', () => {
  const { socket, queryClient, api } = begin();
  const muted = { id: 2, type: 'USER', slug: 'shumny', name: 'Шумный', avatar: null } as const;
  const query = restrictionsQuery(api as unknown as Api);
  queryClient.setQueryData(query.queryKey, [{ level: 'MUTED', target: muted, createdAt: '2026-11-01T10:00:00.000Z' }]);
  socket.say('recMessage', message(1, { participantType: 'USER', participantId: 2 }));
  expect(notes).not.toHaveBeenCalled();
  socket.say('recMessage', message(2, { participantType: 'USER', participantId: 3 }));
  expect(notes).toHaveBeenCalledTimes(2);
});

test('STA-38: a message from another person plays a sound, unless muted or before any user gesture', () => {
  const { socket, queryClient, api } = begin();
  queryClient.setQueryData(restrictionsQuery(api as unknown as Api).queryKey, []);
  socket.say('recMessage', message(1, { userId: 1 }));
  expect(notes).not.toHaveBeenCalled();
  socket.say('recMessage', message(2));
  expect(notes).toHaveBeenCalledTimes(2);
  kept.set('vetka.chat-muted', 'yes');
  socket.say('recMessage', message(3));
  kept.delete('vetka.chat-muted');
  vi.stubGlobal('navigator', { onLine: true, userActivation: { hasBeenActive: false } });
  socket.say('recMessage', message(4));
  expect(notes).toHaveBeenCalledTimes(2);
});

test('a session that has ended is told apart from a lost connection, until the person connects again', async () => {
  const { actor, socket, view } = begin();
  socket.active = false;
  socket.say('connect_error', new Error('Вам необходимо авторизоваться'));
  expect(view.get().link).toBe('ended');
  actor.send({ type: 'chat.reconnect' });
  expect(view.get().link).toBe('connecting');
  socket.say('disconnect', 'io server disconnect');
  expect(view.get().link).toBe('dropped');
});
