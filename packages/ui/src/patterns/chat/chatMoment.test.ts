import { expect, test } from 'vitest';
import { dayTitle, shortMoment } from './chatMoment.ts';

const now = Date.parse('2026-05-18T09:00:00Z');

test('names days relative to today', () => {
  expect(['2026-05-18', '2026-05-17', '2026-05-16', '2025-05-16'].map((day) => dayTitle(day, now))).toEqual([
    'Сегодня',
    'Вчера',
    '16 мая',
    '16 мая 2025',
  ]);
});

test('a room shows the time for today and the day for older messages', () => {
  const moments = ['2026-05-18T09:41:00Z', '2026-05-17T12:00:00Z', '2026-03-16T12:00:00Z', '2025-05-16T12:00:00Z'];
  expect(moments.map((moment) => shortMoment(moment, now))).toEqual(['12:41', 'вчера', '16 мар.', '16.05.2025']);
});

test('a late evening message in London belongs to the next day in Moscow', () => {
  expect(shortMoment('2026-05-17T21:30:00Z', now)).toBe('0:30');
});
