import type { ChatMessage } from '@vetka/domain/chat';
import { expect, test } from 'vitest';
import { firstUnread } from './firstUnread.ts';

/** Newest first: 5 and 3 are the reader's own. */
const messages = [5, 4, 3, 2, 1].map((id) => ({ id, userId: id % 2 === 1 && id > 1 ? 7 : 9 })) as ChatMessage[];

test('the «new messages» line is above the oldest unread message of others', () => {
  expect(firstUnread(messages, { unreadCount: 1, userId: 7 })).toBe(4);
  expect(firstUnread(messages, { unreadCount: 2, userId: 7 })).toBe(2);
});

test('there is no line when everything is read; it is at the top when more is unread than loaded', () => {
  expect(firstUnread(messages, { unreadCount: 0, userId: 7 })).toBeUndefined();
  expect(firstUnread(messages, { unreadCount: 40, userId: 7 })).toBe(1);
});
