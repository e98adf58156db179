import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDuration } from './index.ts';

test.each([
  [0, '5 минут'],
  [7, '5 минут'],
  [23, '25 минут'],
  [57, '55 минут'],
  [58, '1 час'],
  [60, '1 час'],
  [90, '1,5 часа'],
  [150, '2,5 часа'],
  [170, '3 часа'],
  [300, '5 часов'],
  [21 * 60, '21 час'],
  [23.6 * 60, '1 день'],
  [48 * 60, '2 дня'],
  [11 * 24 * 60, '11 дней'],
])('%d minutes are %s', (minutes, words) => {
  expect(formatDuration(minutes).replaceAll('\u00A0', ' ')).toBe(words);
});

const unitMinutes: Record<string, number> = { мин: 1, час: 60, ден: 1440, дне: 1440, дня: 1440 };

/** Parses the text back into minutes. */
function minutesIn(words: string): number {
  const [, number = '', unit = ''] = /^([\d,]+)\u00A0(.{3})/.exec(words) ?? [];
  return Number(number.replace(',', '.')) * (unitMinutes[unit] ?? Number.NaN);
}

const anyMinutes = fc.integer({ min: 5, max: 300 * 1440 });

test('the text is never off by more than a third', () => {
  fc.assert(
    fc.property(anyMinutes, (minutes) => {
      const said = minutesIn(formatDuration(minutes));
      expect(Math.abs(said - minutes) / minutes).toBeLessThanOrEqual(1 / 3);
    }),
  );
});

test('a longer duration never reads as shorter', () => {
  fc.assert(
    fc.property(anyMinutes, anyMinutes, (one, other) => {
      const [short, long] = [Math.min(one, other), Math.max(one, other)];
      expect(minutesIn(formatDuration(short))).toBeLessThanOrEqual(minutesIn(formatDuration(long)));
    }),
  );
});

test('no unit counts up to the next one', () => {
  fc.assert(
    fc.property(anyMinutes, (minutes) => {
      const [, number = '', unit = ''] = /^([\d,]+)\u00A0(.{3})/.exec(formatDuration(minutes)) ?? [];
      const most = { мин: 55, час: 23 }[unit] ?? Infinity;
      expect(Number(number.replace(',', '.'))).toBeLessThanOrEqual(most);
    }),
  );
});

test('the number and its word stay on one line', () => {
  expect(formatDuration(170)).toBe('3\u00A0часа');
});
