import type { Room } from '@vetka/domain/chat';
import { expect, test } from 'vitest';
import { withLive } from './liveRooms.ts';

const room = (id: number, text: string): Room => ({
  id,
  participants: [],
  message: { text, isTyping: false, typingMessage: '', createdAt: '2026-11-20T10:00:00Z' },
  unreadCount: 0,
  block: null,
});
const said = (rooms: Room[]) => rooms.map(({ id, message }) => `${id} ${message.text}`);

test('live rooms come first in their order, followed by rooms that only the list has', () => {
  const found = [room(1, 'раньше'), room(2, 'раньше'), room(3, 'раньше'), room(3, 'ещё раз')];
  expect(said(withLive(found, [room(2, 'сейчас'), room(1, 'раньше')], 1))).toEqual([
    '2 сейчас',
    '1 раньше',
    '3 раньше',
  ]);
});

test('until the chat is running, the list is the fetched one', () => {
  expect(said(withLive([room(1, 'раньше')], [], 1))).toEqual(['1 раньше']);
});

test('a further page of the list keeps its rooms, with their latest messages', () => {
  expect(said(withLive([room(40, 'раньше')], [room(1, 'сейчас'), room(40, 'сейчас')], 2))).toEqual(['40 сейчас']);
});
