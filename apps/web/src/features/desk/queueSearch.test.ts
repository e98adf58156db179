import { expect, test } from 'vitest';
import { parseQueueSearch, queueQuery, queueView } from './queueSearch.ts';

test('the queue keeps its filter, day, search, open order and its chat in the URL', () => {
  const search = { filter: 'WAITING', day: '2026-05-18', search: 'Смирнова', open: 12, chat: true } as const;
  const query = queueQuery(search);
  expect(parseQueueSearch(Object.fromEntries(new URLSearchParams(query)))).toEqual(search);
});

test('the queue as it opens has no query', () => {
  expect(queueQuery({ filter: 'QUEUE' })).toBe('');
  expect(queueView({})).toEqual({ filter: 'QUEUE', day: undefined, search: undefined });
});

test.each([
  { filter: 'EVERYTHING' },
  { day: 'tomorrow' },
  { day: '2026-13-40' },
  { open: '-1' },
  { open: 'x' },
  { chat: '0' },
])('ignores what is not a filter, a day or a number: %o', (raw) => {
  expect(parseQueueSearch(raw)).toEqual({});
});
