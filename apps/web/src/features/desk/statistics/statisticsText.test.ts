import { expect, test } from 'vitest';
import * as text from './statisticsText.ts';

const plain = (words: string | undefined) => words?.replaceAll('\u00A0', ' ');
const today = '2026-11-23';

test.each([
  ['2026-04-18', '2026-05-17', '18 апреля – 17 мая'],
  ['2026-05-03', '2026-05-09', '3–9 мая'],
  ['2026-05-09', '2026-05-09', '9 мая'],
  ['2025-12-30', '2026-01-05', '30 декабря 2025 – 5 января 2026'],
])('%s to %s is «%s»', (from, to, words) => {
  expect(plain(text.periodText({ from, to }, today))).toBe(words);
});

test.each([
  [59, '1 мин'],
  [20, 'меньше минуты'],
  [65 * 60, '1 ч 5 мин'],
  [3600, '1 ч'],
  [74 * 3600, '3 дня 2 ч'],
])('%i seconds are «%s»', (seconds, words) => {
  expect(plain(text.durationText(seconds))).toBe(words);
});

test.each([
  [118, 100, 'на 18 % больше', 'up'],
  [97, 100, 'на 3 % меньше', 'down'],
  [100, 100, 'столько же', 'same'],
])('%i after %i: %s', (now, before, words, direction) => {
  const change = text.changeInPercent(now, before);
  expect([plain(change?.text), change?.direction]).toEqual([words, direction]);
});

test('nothing is compared with nothing', () => {
  expect(text.changeInPercent(5, 0)).toBeNull();
  expect(text.changeInPercent(null, 5)).toBeNull();
  expect(text.changeInPoints(5, null)).toBeNull();
  expect(plain(text.changeInPoints(35, 38)?.text)).toBe('на 3 пункта меньше');
});

test('sums keep their kopecks, axes are short', () => {
  expect(plain(text.exactPrice(123_456))).toBe('1 234,56 ₽');
  expect(plain(text.exactPrice(123_400))).toBe('1 234 ₽');
  expect([0, 500, 10_000, 1_200_000].map(text.axisText).map(plain)).toEqual(['0', '500', '10 тыс', '1,2 млн']);
});
