import { addDays, dayIn } from '@vetka/domain/date';
import { expect, test } from 'vitest';
import { parseQueueSearch, queueQuery, queueView, searchOfView, viewQuery, withDate } from './queueSearch.ts';

test('the queue keeps its filter, day, search, open order and its chat in the URL', () => {
  const search = { filter: 'WAITING', day: '2026-05-18', search: 'Смирнова', view: 3, open: 12, chat: true } as const;
  const query = queueQuery(search);
  expect(parseQueueSearch(Object.fromEntries(new URLSearchParams(query)))).toEqual(search);
});

test('the queue in its initial state has no query', () => {
  expect(queueQuery({ filter: 'QUEUE' })).toBe('');
  expect(queueView({})).toEqual({ filter: 'QUEUE', day: undefined, search: undefined });
});

test.each([
  { filter: 'EVERYTHING' },
  { day: 'yesterday' },
  { view: '0' },
  { day: '2026-13-40' },
  { open: '-1' },
  { open: 'x' },
  { chat: '0' },
])('ignores an invalid filter, day or number: %o', (raw) => {
  expect(parseQueueSearch(raw)).toEqual({});
});

const timeZone = 'Asia/Vladivostok';

test('a view of tomorrow shows tomorrow on every day it is opened', () => {
  const tomorrow = addDays(dayIn(timeZone), 1);
  const query = viewQuery({ filter: 'NEW', day: tomorrow, search: 'Смирнова', view: 3, open: 12 }, timeZone);
  expect(new URLSearchParams(query).get('day')).toBe('tomorrow');
  const opened = searchOfView({ id: 7, name: 'Собрать завтра', query });
  expect(opened).toEqual({ filter: 'NEW', day: 'tomorrow', search: 'Смирнова', view: 7 });
  expect(withDate(opened, timeZone).day).toBe(tomorrow);
  expect(viewQuery(withDate(opened, timeZone), timeZone)).toBe(query);
});

test('a view of a date keeps the date', () => {
  const query = viewQuery({ day: '2020-03-08' }, timeZone);
  expect(query).toBe('day=2020-03-08');
  expect(withDate(searchOfView({ id: 7, name: '8 Марта', query }), timeZone).day).toBe('2020-03-08');
});
