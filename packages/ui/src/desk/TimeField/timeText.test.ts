import { expect, test } from 'vitest';
import { isAllowed, minutesOf, timeText, wholeTime } from './timeText.ts';

test.each([
  ['9', '09:00'],
  ['21', '21:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['9:', '09:00'],
  ['09:30', '09:30'],
  ['25', '25'],
  ['9:75', '9:75'],
  ['', ''],
])('completes %s as %s', (typed, whole) => expect(wholeTime(typed)).toBe(whole));

test('steps over midnight in both directions', () => {
  expect(timeText((minutesOf('23:45') ?? 0) + 30)).toBe('00:15');
  expect(timeText((minutesOf('00:15') ?? 0) - 30)).toBe('23:45');
});

test('knows what is no time and what is out of limits', () => {
  expect(minutesOf('24:00')).toBeNull();
  expect(minutesOf('9:30')).toBeNull();
  expect(isAllowed('08:59', { min: '09:00' })).toBe(false);
  expect(isAllowed('09:00', { min: '09:00', max: '21:00' })).toBe(true);
  expect(isAllowed('21:01', { max: '21:00' })).toBe(false);
});
