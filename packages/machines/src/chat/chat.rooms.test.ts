import { expect, test } from 'vitest';
import { messageOf, pageOf, placeOf, roomOf, startInRoom } from '../testing/chat-fakes.ts';
import { settle } from '../testing/recorded.ts';
import { selectMessages, selectOpenRoom, selectRooms, selectTypingMessage, selectUnreadCount } from './index.ts';

const lost = { type: 'socket.disconnected', error: new Error('transport close'), willReconnect: true } as const;
const connected = { type: 'socket.connected' } as const;

test('STA-37: a message becomes the last of its room', async () => {
  const { emitted, snapshot, serverSends } = await startInRoom();
  const theirs = messageOf(1, { roomId: 4, text: 'Букет готов' });
  serverSends({ type: 'socket.recMessage', message: theirs });
  expect(selectRooms(snapshot()).map(({ id }) => id)).toEqual([4, 3]);
  expect(selectRooms(snapshot())[0]?.message.text).toBe('Букет готов');
  expect(selectUnreadCount(snapshot())).toBe(1);
  expect(emitted, 'STA-38: another person’s message sounds').toEqual([{ type: 'chat.sound', message: theirs }]);
  serverSends({ type: 'socket.recMessage', message: messageOf(2, { userId: 1, text: 'Спасибо' }) });
  expect(selectRooms(snapshot()).map(({ id }) => id)).toEqual([3, 4]);
  expect(selectRooms(snapshot())[0]?.message.text).toBe('Спасибо');
  expect(selectUnreadCount(snapshot())).toBe(1);
  expect(emitted, 'STA-38: not for the user’s own message').toHaveLength(1);
});

test('a message of the open room is read at once, and opening a room marks its messages as read', async () => {
  const { actor, snapshot, serverSends } = await startInRoom({
    rooms: () => Promise.resolve([roomOf(3), roomOf(4, 6)]),
  });
  serverSends({ type: 'socket.recMessage', message: messageOf(1) });
  expect(selectUnreadCount(snapshot())).toBe(6);
  actor.send({ type: 'chat.joinRoom', ...placeOf(4) });
  expect(selectUnreadCount(snapshot())).toBe(0);
});

test('the open room stays read when the list arrives before the server has recorded it', async () => {
  const { snapshot, serverSends } = await startInRoom({ rooms: () => Promise.resolve([roomOf(3, 2), roomOf(4, 1)]) });
  serverSends(connected);
  await settle();
  expect(selectRooms(snapshot()).map(({ unreadCount }) => unreadCount)).toEqual([0, 1]);
});

test('a message of a room that is not in the list refetches the list', async () => {
  const { counts, emitted, serverSends } = await startInRoom();
  const before = counts.rooms;
  serverSends({ type: 'socket.recMessage', message: messageOf(1, { roomId: 77 }) });
  expect(counts.rooms).toBe(before + 1);
  expect(emitted.map(({ type }) => type)).toEqual(['chat.sound']);
});

test('STA-39: a new message is appended if it belongs to the open room, once', async () => {
  const { snapshot, serverSends } = await startInRoom();
  serverSends({ type: 'socket.newMessage', message: messageOf(2) });
  serverSends({ type: 'socket.newMessage', message: messageOf(2) });
  serverSends({ type: 'socket.newMessage', message: messageOf(3, { roomId: 4 }) });
  expect(selectMessages(snapshot()).map(({ id }) => id)).toEqual([2]);
});

test('STA-40: a typing participant is shown as «Печатает», otherwise nothing is', async () => {
  const { snapshot, serverSends } = await startInRoom();
  serverSends({ type: 'socket.typing', roomId: 3, isTyping: true });
  expect(selectTypingMessage(snapshot())).toBe('Печатает');
  expect(selectOpenRoom(snapshot())?.message.isTyping).toBe(true);
  serverSends({ type: 'socket.typing', roomId: 3, isTyping: false });
  expect(selectTypingMessage(snapshot())).toBe('');
});

test('STA-40: typing that started while the rooms were being fetched is still shown afterwards', async () => {
  const { snapshot, serverSends } = await startInRoom();
  serverSends(connected);
  serverSends({ type: 'socket.typing', roomId: 3, isTyping: true });
  await settle();
  expect(selectTypingMessage(snapshot())).toBe('Печатает');
  serverSends(lost);
  serverSends(connected);
  expect(selectTypingMessage(snapshot()), 'the end may have been missed').toBe('');
  await settle();
  expect(selectTypingMessage(snapshot())).toBe('');
});

test('STA-40: typing in a room that is not in the list yet is shown once it is', async () => {
  const lists = [[roomOf(4)], [roomOf(3), roomOf(4)]];
  const { snapshot, serverSends } = await startInRoom({ rooms: () => Promise.resolve(lists.shift() ?? []) });
  serverSends({ type: 'socket.typing', roomId: 77, isTyping: true });
  lists.push([roomOf(77), roomOf(3)]);
  serverSends({ type: 'socket.newRoom', roomId: 77 });
  await settle();
  expect(selectRooms(snapshot()).map(({ message }) => message.isTyping)).toEqual([true, false]);
});

test('fetches missed messages on reconnect, as many pages as needed', async () => {
  const stored = [messageOf(1), messageOf(2)];
  const { asked, snapshot, serverSends } = await startInRoom({
    messages: ({ page }) => Promise.resolve(pageOf(page, 2, stored)),
  });
  serverSends(lost);
  stored.push(...[3, 4, 5, 6, 7].map((id) => messageOf(id)));
  asked.length = 0;
  serverSends(connected);
  await settle();
  await settle();
  await settle();
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3]);
  expect(selectMessages(snapshot()).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('loads the history page by page to its end', async () => {
  const stored = [1, 2, 3, 4, 5].map((id) => messageOf(id));
  const { actor, asked, snapshot } = await startInRoom({
    messages: ({ page }) => Promise.resolve(pageOf(page, 2, stored)),
  });
  for (let turn = 0; turn < 4; turn += 1) {
    actor.send({ type: 'chat.loadOlder' });
    await settle();
  }
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3]);
  expect(selectMessages(snapshot()).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

test('reports rooms and messages that cannot be loaded, and fetches them again on retry', async () => {
  const offline = new Error('Нет связи');
  let isOffline = true;
  const { actor, emitted, snapshot } = await startInRoom({
    rooms: () => (isOffline ? Promise.reject(offline) : Promise.resolve([roomOf(3)])),
    messages: () => (isOffline ? Promise.reject(offline) : Promise.resolve(pageOf(1, 24, [messageOf(1)]))),
  });
  expect(emitted).toContainEqual({ type: 'chat.loadFailed', error: offline });
  isOffline = false;
  actor.send({ type: 'chat.retryRooms' });
  actor.send({ type: 'chat.loadOlder' });
  await settle();
  expect(selectRooms(snapshot())).toHaveLength(1);
  expect(selectMessages(snapshot())).toHaveLength(1);
});

test('a room that the other side opens is fetched', async () => {
  const { counts, serverSends } = await startInRoom();
  const before = counts.rooms;
  serverSends({ type: 'socket.newRoom', roomId: 4 });
  await settle();
  expect(counts.rooms).toBe(before);
  serverSends({ type: 'socket.newRoom', roomId: 5 });
  await settle();
  expect(counts.rooms).toBe(before + 1);
});

test('a changed message is replaced, and so is the line of its room if it was the last one', async () => {
  const { serverSends, snapshot } = await startInRoom({
    messages: async () => pageOf(1, 30, [messageOf(5), messageOf(6)]),
  });
  const last = messageOf(6, { createdAt: '2026-11-20T11:00:00Z' });
  serverSends({ type: 'socket.recMessage', message: last });
  serverSends({ type: 'socket.changeMessage', message: messageOf(5, { text: 'Иначе' }) });
  serverSends({ type: 'socket.changeMessage', message: { ...last, text: '', isDeleted: true } });
  serverSends({ type: 'socket.changeMessage', message: messageOf(1, { text: 'Ещё не загружено' }) });
  expect(selectMessages(snapshot()).map(({ text, isDeleted }) => [text, isDeleted])).toEqual([
    ['Иначе', false],
    ['', true],
  ]);
  expect(selectRooms(snapshot()).find(({ id }) => id === 3)?.message.text).toBe('Сообщение удалено');
});
