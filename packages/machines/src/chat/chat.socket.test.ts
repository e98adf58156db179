import type { ChatMessagePage, Room } from '@vetka/domain/chat';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { pageOf, placeOf, roomOf } from '../testing/chat-fakes.ts';
import { startChatServer } from '../testing/chat-server.ts';
import {
  chatMachine,
  chatSocketOptions,
  connectionOf,
  selectLink,
  selectMessages,
  selectPending,
  selectRooms,
  selectTypingMessage,
  type MessagesInput,
} from './index.ts';
import { startRecorded } from '../testing/recorded.ts';

let server: Awaited<ReturnType<typeof startChatServer>>;
const stops: (() => void)[] = [];
beforeEach(async () => {
  server = await startChatServer();
});
afterEach(async () => {
  stops.splice(0).forEach((stop) => stop());
  await server.stop();
});

/** A person's chat over a real socket, with fast reconnection. */
const enter = (userId: number) => {
  const connection = connectionOf((input) =>
    io(server.origin, { ...chatSocketOptions, reconnectionDelay: 20, randomizationFactor: 0, auth: { ...input } }),
  );
  const fetchRooms = fromPromise<Room[], undefined>(() => Promise.resolve([roomOf(3)]));
  const fetchMessages = fromPromise<ChatMessagePage, MessagesInput>(({ input }) =>
    Promise.resolve(pageOf(input.page, 24, server.house.stored)),
  );
  const actor = createActor(chatMachine.provide({ actors: { connection, fetchRooms, fetchMessages } }));
  const emitted = startRecorded(actor);
  stops.push(() => actor.stop());
  actor.send({ type: 'chat.login', userId });
  const see = () => actor.getSnapshot();
  return {
    actor,
    emitted,
    see,
    link: () => selectLink(see()),
    /** Checked immediately: reconnecting takes milliseconds here. */
    lost: () => waitFor(actor, (snapshot) => selectLink(snapshot) === 'reconnecting', { timeout: 3000 }),
    texts: () => selectMessages(see()).map(({ text }) => text),
    join: () => actor.send({ type: 'chat.joinRoom', ...placeOf(3) }),
    say: (clientId: string, text: string) => actor.send({ type: 'chat.sendMessage', clientId, text }),
  };
};

const quick = { timeout: 3000, interval: 5 };
const until = (check: () => void) => vi.waitFor(check, quick);
/** @param _statement id of the shown statement, read by the statements check */
const expectReceived = (event: string, payload: unknown, _statement?: string) =>
  until(() => expect(server.house.heard).toContainEqual([event, payload]));

/** Two people in one room of a real server. */
const enterBoth = async () => {
  const [anna, boris] = [enter(1), enter(2)];
  for (const person of [anna, boris]) {
    await until(() => expect(person.link()).toBe('connected'));
    person.join();
  }
  await until(() => expect(server.house.heard.filter(([event]) => event === 'joinRoom')).toHaveLength(2));
  return { anna, boris };
};

test('SOC-02: the client uses websocket only', async () => {
  await enterBoth();
  expect(server.house.transports).toEqual(['websocket', 'websocket']);
  const participant = { roomId: 3, participantType: 'USER', participantId: 1 };
  await expectReceived('joinRoom', participant, 'SOC-05: joins as a participant');
});

test('SOC-08: a message reaches the other side, and nothing stays pending', async () => {
  const { anna, boris } = await enterBoth();
  anna.say('a', 'Пионы ещё есть?');
  await until(() => expect(boris.texts(), 'STA-39: appended to the open room').toEqual(['Пионы ещё есть?']));
  await until(() => expect(anna.texts()).toEqual(['Пионы ещё есть?']));
  expect(selectRooms(boris.see())[0]?.message.text, 'STA-37: the last of its room').toBe('Пионы ещё есть?');
  expect(
    boris.emitted.map(({ type }) => type),
    'STA-38: sounds on the other side',
  ).toEqual(['chat.sound']);
  expect(anna.emitted).toEqual([]);
  expect(selectPending(anna.see())).toEqual([]);
});

test('SOC-07: typing is sent, and ends with the message', async () => {
  const { anna, boris } = await enterBoth();
  anna.actor.send({ type: 'chat.type' });
  await until(() => expect(selectTypingMessage(boris.see()), 'STA-40: while typing').toBe('Печатает'));
  anna.say('a', 'Готово');
  await until(() => expect(selectTypingMessage(boris.see()), 'STA-40: otherwise empty').toBe(''));
  expect(server.house.heard).toContainEqual(['typing', { roomId: 3, isTyping: false }]);
});

test('SOC-06: no messages arrive from a room that was left', async () => {
  const { anna, boris } = await enterBoth();
  boris.actor.send({ type: 'chat.leaveRoom' });
  await expectReceived('leaveRoom', { roomId: 3 });
  anna.say('a', 'Вы здесь?');
  await until(() => expect(selectRooms(boris.see())[0]?.message.text).toBe('Вы здесь?'));
  expect(boris.texts()).toEqual([]);
});

test('SOC-04: after a dropped connection it reconnects, rejoins its room and fetches what it missed', async () => {
  const { anna, boris } = await enterBoth();
  server.house.isDeaf = true;
  anna.say('a', 'Это никто не услышал');
  await until(() => expect(server.house.stored).toHaveLength(1));
  server.house.isDeaf = false;
  const lost = boris.lost();
  server.cut();
  await lost;
  await until(() => expect(boris.texts()).toEqual(['Это никто не услышал']));
  await until(() => expect(anna.link()).toBe('connected'));
  expect(boris.emitted.map(({ type }) => type)).toEqual(['chat.logged']);
  await until(() => expect(server.house.heard.filter(([event]) => event === 'joinRoom')).toHaveLength(4));
  boris.say('b', 'Теперь слышно');
  await until(() => expect(anna.texts()).toEqual(['Это никто не услышал', 'Теперь слышно']));
});

test('a message whose acknowledgement was lost is resent after the reconnect and stored once', async () => {
  const { anna } = await enterBoth();
  server.house.isDeaf = true;
  anna.say('a', 'Один раз');
  await until(() => expect(server.house.stored).toHaveLength(1));
  expect(selectPending(anna.see())).toHaveLength(1);
  server.house.isDeaf = false;
  server.cut();
  await until(() =>
    expect(server.house.heard.filter(([event]) => event === 'sendMessage').map(([, sent]) => sent)).toEqual([
      { roomId: 3, clientId: 'a', text: 'Один раз' },
      { roomId: 3, clientId: 'a', text: 'Один раз' },
    ]),
  );
  await until(() => expect(selectPending(anna.see())).toEqual([]));
  expect(server.house.stored).toHaveLength(1);
  expect(anna.texts()).toEqual(['Один раз']);
});

test('messages written while disconnected are sent after the reconnect', async () => {
  const { anna, boris } = await enterBoth();
  const lost = anna.lost();
  server.cut();
  await lost;
  anna.say('a', 'Написано в метро');
  await until(() => expect(boris.texts()).toEqual(['Написано в метро']));
  expect(server.house.stored).toHaveLength(1);
});

test('STA-34: another login leaves one connection, and a logout leaves none', async () => {
  const { anna, boris } = await enterBoth();
  boris.actor.stop();
  await until(() => expect(server.countSockets()).toBe(1));
  anna.actor.send({ type: 'chat.login', userId: 9 });
  await until(() => expect(anna.link()).toBe('connected'));
  await until(() => expect(server.countSockets()).toBe(1));
  anna.actor.send({ type: 'chat.logout' });
  await until(() => expect(server.countSockets()).toBe(0));
  expect(anna.link()).toBe('offline');
});

test('SOC-12: errors are only logged; a refused message returns to its author', async () => {
  const { anna } = await enterBoth();
  anna.say('a', 'нельзя');
  const error = { code: 'chat.refused', message: 'Нельзя', clientId: 'a' };
  await until(() =>
    expect(anna.emitted).toEqual([
      { type: 'chat.logged', error },
      { type: 'chat.sendFailed', error, message: { clientId: 'a', roomId: 3, text: 'нельзя' } },
    ]),
  );
  expect(anna.link()).toBe('connected');
});

test('does not reconnect automatically when the server disconnects everybody; a reconnect request does', async () => {
  const { anna } = await enterBoth();
  server.dismiss();
  await until(() => expect(anna.link()).toBe('dropped'));
  anna.actor.send({ type: 'chat.reconnect' });
  await until(() => expect(anna.link()).toBe('connected'));
});

test('a person rejected by the server stays disconnected, without further attempts', async () => {
  const nobody = enter(0);
  await until(() => expect(nobody.link()).toBe('dropped'));
  expect(nobody.emitted).toEqual([{ type: 'chat.logged', error: new Error('Вам необходимо авторизоваться') }]);
});

test('CON-22: the reconnection delay doubles up to ten seconds', () => {
  const socket = io('http://127.0.0.1:9', { ...chatSocketOptions, autoConnect: false, randomizationFactor: 0 });
  expect(socket.io.opts, 'SOC-03: with credentials').toMatchObject({ withCredentials: true });
  expect(socket.io.opts, 'SOC-02: websocket only').toMatchObject({ transports: ['websocket'] });
  const { backoff } = socket.io as unknown as { backoff: { duration: () => number } };
  const pauses = Array.from({ length: 6 }, () => backoff.duration());
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
  expect(socket.io.reconnectionDelayMax()).toBe(10_000);
});
