import type { ChatMessage } from '@vetka/domain/chat';
import { expect, test } from 'vitest';
import { threadMessages } from './threadMessages.ts';

const stored = (id: number, clientId: string): ChatMessage => ({
  id,
  clientId,
  roomId: 3,
  userId: 1,
  type: 'TEXT',
  text: clientId,
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
});
const place = { participantType: 'USER', participantId: 1 } as const;
const written = (clientId: string, minute: number, roomId = 3) => ({
  clientId,
  roomId,
  text: clientId,
  writtenAt: `2026-11-20T10:0${minute}:00Z`,
});

test('stored messages are followed by unsent ones in order, with their status', () => {
  const rows = threadMessages([stored(1, 'a')], {
    userId: 1,
    roomId: 3,
    place,
    pending: [written('b', 1), written('d', 3), written('elsewhere', 1, 4)],
    refused: [written('c', 2)],
  });
  expect(rows.map(({ text, delivery }) => [text, delivery])).toEqual([
    ['a', undefined],
    ['b', 'sending'],
    ['c', 'failed'],
    ['d', 'sending'],
  ]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(4);
});

test('a stored message is shown once', () => {
  const rows = threadMessages([stored(1, 'a')], {
    userId: 1,
    roomId: 3,
    place,
    pending: [written('a', 1)],
    refused: [],
  });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.delivery).toBeUndefined();
});
