import { expect, test } from 'vitest';
import { messageOf, placeOf, roomOf, startInRoom } from '../testing/chat-fakes.ts';
import { selectMessages, selectPending, selectRooms } from './index.ts';

test.each(['unavailable', 'rate-limit', 'internal'])(
  'a room that could not be joined (%s) is joined again after 3 seconds, one that is not theirs is not',
  async (code) => {
    const { clock, commands, serverSends } = await startInRoom();
    const refuse = (problem: { code: string; roomId: number }) =>
      serverSends({ type: 'socket.error', problem: { ...problem, message: 'Не получилось' } });
    refuse({ code: 'chat.unknown-room', roomId: 3 });
    refuse({ code, roomId: 4 });
    clock.increment(3000);
    expect(commands).toEqual([]);
    refuse({ code, roomId: 3 });
    clock.increment(2999);
    expect(commands).toEqual([]);
    clock.increment(1);
    expect(commands).toEqual([{ type: 'socket.joinRoom', ...placeOf(3) }]);
  },
);

test('the open room shows messages even if the server does not know that it is open', async () => {
  const { actor, snapshot, serverSends } = await startInRoom();
  actor.send({ type: 'chat.sendMessage', clientId: 'a', text: 'Здравствуйте' });
  serverSends({ type: 'socket.recMessage', message: messageOf(1, { userId: 1, clientId: 'a' }) });
  serverSends({ type: 'socket.recMessage', message: messageOf(2) });
  serverSends({ type: 'socket.recMessage', message: messageOf(3, { roomId: 4 }) });
  expect(selectMessages(snapshot()).map(({ id }) => id)).toEqual([1, 2]);
  expect(selectPending(snapshot())).toEqual([]);
});

test('a repeated message makes no sound and is counted once', async () => {
  const { emitted, snapshot, serverSends } = await startInRoom();
  const unread = () => selectRooms(snapshot()).find(({ id }) => id === 4)?.unreadCount;
  const message = messageOf(5, { roomId: 4 });
  serverSends({ type: 'socket.recMessage', message });
  serverSends({ type: 'socket.recMessage', message: messageOf(6, { roomId: 4 }) });
  serverSends({ type: 'socket.recMessage', message });
  expect(unread()).toBe(2);
  expect(emitted.filter(({ type }) => type === 'chat.sound')).toHaveLength(2);
  expect(selectRooms(snapshot())[0]?.message.text).toBe('Сообщение 6');
});

test.each([5, 4])('a message that the fetched list already counts is not counted again (%i)', async (id) => {
  const { message } = roomOf(4);
  const last = { ...message, text: 'Сообщение 5', createdAt: messageOf(5).createdAt };
  const fetched = { ...roomOf(4, 2), message: last };
  const rooms = () => Promise.resolve([roomOf(3), fetched]);
  const { emitted, snapshot, serverSends } = await startInRoom({ rooms });
  serverSends({ type: 'socket.recMessage', message: messageOf(id, { roomId: 4 }) });
  expect(selectRooms(snapshot())).toEqual([roomOf(3), fetched]);
  expect(emitted.filter(({ type }) => type === 'chat.sound')).toEqual([]);
});

test('an older message that is sent again is still shown in the open room', async () => {
  const { snapshot, serverSends } = await startInRoom();
  serverSends({ type: 'socket.recMessage', message: messageOf(5) });
  serverSends({ type: 'socket.recMessage', message: messageOf(4) });
  expect(selectMessages(snapshot()).map(({ id }) => id)).toEqual([4, 5]);
  expect(selectRooms(snapshot()).find(({ id }) => id === 3)?.message.text).toBe('Сообщение 5');
});
