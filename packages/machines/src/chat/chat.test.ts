import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { attachmentOf, messageOf, placeOf, startChat, startInRoom } from '../testing/chat-fakes.ts';
import { settle } from '../testing/recorded.ts';
import {
  chatMachine,
  selectIsSent,
  selectLink,
  selectMessages,
  selectOpenRoom,
  selectPending,
  selectRefused,
  selectRooms,
  type ChatEmitted,
} from './index.ts';

const lost = { type: 'socket.disconnected', error: new Error('transport close'), willReconnect: true } as const;
const connected = { type: 'socket.connected' } as const;
const send = (clientId: string, text = 'Здравствуйте') => ({ type: 'chat.sendMessage', clientId, text }) as const;

test('STA-33: connects at login; a logout closes the connection', async () => {
  const { actor, connections, serverSends, snapshot } = startChat();
  expect(connections, 'ROL-06: not before login').toEqual([]);
  actor.send({ type: 'chat.login', userId: 1 });
  expect(connections).toEqual(['open 1']);
  expect(selectLink(snapshot())).toBe('connecting');
  serverSends(connected);
  await settle();
  expect(selectLink(snapshot())).toBe('connected');
  expect(selectRooms(snapshot())).toHaveLength(2);
  actor.send({ type: 'chat.logout' });
  expect(connections).toEqual(['open 1', 'close 1']);
  expect(selectLink(snapshot())).toBe('offline');
  expect(selectRooms(snapshot())).toEqual([]);
});

test('STA-34: an earlier connection is closed before another is opened', async () => {
  const { actor, connections, snapshot } = await startInRoom();
  actor.send({ type: 'chat.login', userId: 9 });
  expect(connections).toEqual(['open 1', 'close 1', 'open 9']);
  expect(selectMessages(snapshot())).toEqual([]);
  expect(snapshot().context.place).toBeNull();
});

test('after the same person signs in again the room stays open, and its messages are refetched', async () => {
  const { actor, asked, connections, snapshot, serverSends, commands } = await startInRoom();
  actor.send(send('a'));
  actor.send({ type: 'chat.login', userId: 1 });
  expect(connections).toEqual(['open 1', 'close 1', 'open 1']);
  expect(asked.at(-1)).toEqual({ roomId: 3, page: 1 });
  expect(selectPending(snapshot())).toHaveLength(1);
  commands.length = 0;
  serverSends(connected);
  expect(commands.map(({ type }) => type)).toEqual(['socket.joinRoom', 'socket.sendMessage']);
});

test('SOC-05: joins a room with its participant, and leaves it before it joins another', async () => {
  const { actor, commands, asked, snapshot } = await startInRoom();
  actor.send({ type: 'chat.joinRoom', ...placeOf(3) });
  expect(commands).toEqual([]);
  actor.send({ type: 'chat.joinRoom', ...placeOf(4) });
  expect(commands).toEqual([
    { type: 'socket.leaveRoom', roomId: 3 },
    { type: 'socket.joinRoom', ...placeOf(4) },
  ]);
  expect(asked.at(-1)).toEqual({ roomId: 4, page: 1 });
  actor.send({ type: 'chat.leaveRoom' });
  expect(commands.at(-1), 'SOC-06: leaves the room').toEqual({ type: 'socket.leaveRoom', roomId: 4 });
  expect(selectOpenRoom(snapshot())).toBeNull();
});

test('a room opened while disconnected is joined after connecting', () => {
  const { actor, commands, serverSends } = startChat();
  actor.send({ type: 'chat.login', userId: 1 });
  actor.send({ type: 'chat.joinRoom', ...placeOf(3) });
  expect(commands).toEqual([]);
  serverSends(connected);
  expect(commands).toEqual([{ type: 'socket.joinRoom', ...placeOf(3) }]);
});

test('CON-20: the sent flag is set for 3 seconds after a message went out', async () => {
  const { actor, clock, commands, snapshot } = await startInRoom();
  actor.send(send('a'));
  expect(commands).toEqual([{ type: 'socket.sendMessage', clientId: 'a', roomId: 3, text: 'Здравствуйте' }]);
  expect(selectIsSent(snapshot()), 'STA-35: set after sending').toBe(true);
  clock.increment(2000);
  actor.send({ ...send('b', ''), attachments: [attachmentOf(7)] });
  expect(actor.getSnapshot().context.outbox.at(-1)?.attachments).toEqual([attachmentOf(7)]);
  expect(commands.at(-1)).toEqual({
    type: 'socket.sendMessage',
    clientId: 'b',
    roomId: 3,
    text: '',
    attachmentIds: [7],
  });
  clock.increment(2999);
  expect(selectIsSent(snapshot())).toBe(true);
  clock.increment(1);
  expect(selectIsSent(snapshot())).toBe(false);
});

test('nothing is sent without text or an open room', async () => {
  const { actor, commands, snapshot } = await startInRoom();
  actor.send(send('a', '  \n'));
  actor.send({ type: 'chat.leaveRoom' });
  actor.send(send('b'));
  expect(commands.map(({ type }) => type)).toEqual(['socket.leaveRoom']);
  expect(selectPending(snapshot())).toEqual([]);
});

test('unconfirmed messages are resent after a reconnect with the same client id', async () => {
  const { actor, commands, snapshot, serverSends } = await startInRoom();
  actor.send(send('a'));
  serverSends({ type: 'socket.newMessage', message: messageOf(1, { userId: 1, clientId: 'a' }) });
  actor.send(send('b'));
  serverSends(lost);
  actor.send(send('c'));
  expect(selectLink(snapshot())).toBe('reconnecting');
  commands.length = 0;
  serverSends(connected);
  expect(commands.map((command) => ('clientId' in command ? command.clientId : command.type))).toEqual([
    'socket.joinRoom',
    'b',
    'c',
  ]);
  serverSends({ type: 'socket.newMessage', message: messageOf(2, { userId: 1, clientId: 'b' }) });
  serverSends({ type: 'socket.recMessage', message: messageOf(3, { userId: 1, clientId: 'c' }) });
  expect(selectPending(snapshot())).toEqual([]);
});

test('messages left unsent by an earlier page go with the first connection, without their local time', () => {
  const { actor, commands, snapshot, serverSends } = startChat();
  const unsent = [{ clientId: 'a', roomId: 4, text: 'Успеете?', writtenAt: '2026-11-20T10:00:00Z' }];
  const refused = [{ clientId: 'b', roomId: 4, text: 'Нельзя' }];
  actor.send({ type: 'chat.login', userId: 1, unsent, refused });
  expect(selectPending(snapshot())).toEqual(unsent);
  serverSends(connected);
  expect(commands).toEqual([{ type: 'socket.sendMessage', clientId: 'a', roomId: 4, text: 'Успеете?' }]);
  expect(selectRefused(snapshot())).toEqual(refused);
  serverSends({ type: 'socket.recMessage', message: messageOf(9, { userId: 1, clientId: 'a', roomId: 4 }) });
  expect(selectPending(snapshot())).toEqual([]);
});

test('a message queued while disconnected sets the sent flag only when it goes out', async () => {
  const { actor, snapshot, serverSends } = await startInRoom();
  serverSends(lost);
  actor.send(send('a'));
  expect(selectIsSent(snapshot())).toBe(false);
  expect(selectPending(snapshot())).toHaveLength(1);
  serverSends(connected);
  expect(selectIsSent(snapshot())).toBe(true);
});

test('CON-19: typing is sent once, and its end 2 seconds after the last key', async () => {
  const { actor, clock, commands } = await startInRoom();
  actor.send({ type: 'chat.type' });
  clock.increment(1500);
  actor.send({ type: 'chat.type' });
  clock.increment(1999);
  expect(commands).toEqual([{ type: 'socket.typing', roomId: 3, isTyping: true }]);
  clock.increment(1);
  expect(commands, 'STA-36: true, then false').toEqual([
    { type: 'socket.typing', roomId: 3, isTyping: true },
    { type: 'socket.typing', roomId: 3, isTyping: false },
  ]);
});

test('typing ends in its own room when the message is sent or the room is left', async () => {
  const { actor, commands } = await startInRoom();
  const ends = { type: 'socket.typing', roomId: 3, isTyping: false };
  actor.send({ type: 'chat.type' });
  actor.send(send('a'));
  expect(commands.slice(1)).toEqual([ends, expect.objectContaining({ type: 'socket.sendMessage' })]);
  actor.send({ type: 'chat.type' });
  commands.length = 0;
  actor.send({ type: 'chat.joinRoom', ...placeOf(4) });
  expect(commands.map(({ type }) => type)).toEqual(['socket.typing', 'socket.leaveRoom', 'socket.joinRoom']);
  expect(commands[0]).toEqual(ends);
});

test('ERR-15: socket errors are only logged', async () => {
  const { emitted, serverSends, snapshot } = await startInRoom();
  const problem = { code: 'chat.unknown', message: 'Что-то пошло не так' };
  serverSends({ type: 'socket.error', problem });
  serverSends(lost);
  expect(emitted).toEqual([
    { type: 'chat.logged', error: problem },
    { type: 'chat.logged', error: lost.error },
  ]);
  expect(selectLink(snapshot())).toBe('reconnecting');
});

test('a message refused by the server returns to its author and can be resent', async () => {
  const { actor, commands, emitted, snapshot, serverSends } = await startInRoom();
  actor.send(send('a'));
  const problem = { code: 'chat.rate-limit', message: 'Слишком много запросов', clientId: 'a' };
  serverSends({ type: 'socket.error', problem });
  expect(emitted.at(-1)).toEqual({
    type: 'chat.sendFailed',
    error: problem,
    message: { clientId: 'a', roomId: 3, text: 'Здравствуйте' },
  });
  expect(selectPending(snapshot())).toEqual([]);
  expect(selectRefused(snapshot())).toEqual([{ clientId: 'a', roomId: 3, text: 'Здравствуйте' }]);
  actor.send(send('a'));
  expect(commands.filter(({ type }) => type === 'socket.sendMessage')).toHaveLength(2);
  expect(selectRefused(snapshot())).toEqual([]);
  expect(selectPending(snapshot())).toHaveLength(1);
});

test('a connection closed by the server for good is reopened on request', async () => {
  const { actor, connections, snapshot, serverSends } = await startInRoom();
  serverSends({ ...lost, willReconnect: false });
  expect(selectLink(snapshot())).toBe('dropped');
  actor.send({ type: 'chat.reconnect' });
  expect(connections).toEqual(['open 1', 'close 1', 'open 1']);
  serverSends(connected);
  expect(selectLink(snapshot())).toBe('connected');
});

test('running a connection that was not provided fails with instructions', () => {
  const actor = createActor(chatMachine);
  const emitted: ChatEmitted[] = [];
  actor.on('chat.logged', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'chat.login', userId: 1 });
  expect(String(emitted[0] && 'error' in emitted[0] && emitted[0].error)).toContain(
    'chatMachine.provide({ actors: { connection } })',
  );
  expect(selectLink(actor.getSnapshot())).toBe('dropped');
});
