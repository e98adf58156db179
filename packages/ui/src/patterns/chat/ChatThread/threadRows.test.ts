import { expect, test } from 'vitest';
import { threadRows, type ThreadMessage } from './threadRows.ts';

const message = (id: number, userId: number, createdAt: string): ThreadMessage => ({
  id,
  clientId: null,
  roomId: 1,
  userId,
  type: 'TEXT',
  text: 'Пионы',
  attachments: [],
  products: [],
  orders: [],
  inviteId: null,
  invite: null,
  participantType: 'USER',
  participantId: userId,
  authorName: '',
  createdAt,
  readAt: null,
  editedAt: null,
  isDeleted: false,
});

const shape = (messages: ThreadMessage[], firstUnreadId?: number) =>
  threadRows(messages, { userId: 1 }, firstUnreadId).map((row) =>
    row.kind === 'message' ? `${row.isOwn ? 'own' : 'other'} ${row.message.id}${row.isLast ? ' timed' : ''}` : row.kind,
  );

test('messages of one side within five minutes form a group, and the last one shows the time', () => {
  const messages = [
    message(1, 2, '2026-05-18T09:00:00Z'),
    message(2, 2, '2026-05-18T09:04:59Z'),
    message(3, 2, '2026-05-18T09:10:00Z'),
    message(4, 1, '2026-05-18T09:10:30Z'),
  ];
  expect(shape(messages)).toEqual(['day', 'other 1', 'other 2 timed', 'other 3 timed', 'own 4 timed']);
});

test('each day in Moscow has its title', () => {
  const messages = [message(1, 2, '2026-05-17T20:59:00Z'), message(2, 2, '2026-05-17T21:00:00Z')];
  expect(shape(messages)).toEqual(['day', 'other 1 timed', 'day', 'other 2 timed']);
});

test('the unread line comes before the first unread message and ends the group before it', () => {
  const messages = [message(1, 2, '2026-05-18T09:00:00Z'), message(2, 2, '2026-05-18T09:01:00Z')];
  expect(shape(messages, 2)).toEqual(['day', 'other 1 timed', 'unread', 'other 2 timed']);
});

test('an empty conversation has no rows', () => {
  expect(shape([])).toEqual([]);
});

test("a colleague's messages are on the reader's side, under their name", () => {
  const ofShop = (id: number, userId: number, authorName: string): ThreadMessage => ({
    ...message(id, userId, `2026-05-18T09:0${id}:00Z`),
    participantType: 'SHOP',
    participantId: 7,
    authorName,
  });
  const messages = [
    ofShop(1, 2, 'Марина'),
    ofShop(2, 2, 'Марина'),
    ofShop(3, 1, 'Ольга'),
    message(4, 9, '2026-05-18T09:04:00Z'),
  ];
  const rows = threadRows(messages, { userId: 1, own: { participantType: 'SHOP', participantId: 7 } });
  const shown = rows.flatMap((row) => (row.kind === 'message' ? [[row.isOwn, row.colleague]] : []));
  expect(shown).toEqual([
    [true, 'Марина'],
    [true, ''],
    [true, ''],
    [false, ''],
  ]);
});
