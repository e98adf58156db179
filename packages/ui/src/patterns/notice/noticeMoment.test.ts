import { expect, test } from 'vitest';
import { noticeMoment } from './noticeMoment.ts';

const now = Date.parse('2026-05-17T12:49:00+03:00');

test.each([
  ['2026-05-17T12:47:00+03:00', '2\u00A0минуты назад'],
  ['2026-05-17T11:31:00+03:00', '11:31'],
  ['2026-05-16T18:44:00+03:00', 'вчера, 18:44'],
  ['2026-05-03T09:05:00+03:00', '3 мая, 9:05'],
])('%s is «%s»', (createdAt, expected) => {
  expect(noticeMoment(createdAt, now)).toBe(expected);
});
