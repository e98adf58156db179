import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  mondayOf,
  dayIn,
  defaultDatePattern,
  deliveryDatePattern,
  formatDate,
  orderDatePattern,
  relativeTime,
} from './index.ts';

test('CON-02: the default pattern is followed to the letter: hours, then seconds', () => {
  expect(defaultDatePattern).toBe('d MMMM YYYY, H:ss');
  expect(formatDate('2026-11-20T10:05:07Z')).toBe('20 ноября 2026, 13:07');
  expect(formatDate('2026-11-20T06:05:59Z')).toBe('20 ноября 2026, 9:59');
});

test('MYP-07: the date of an order card is Russian', () => {
  expect(formatDate('2026-05-09', orderDatePattern)).toBe('9 мая 2026');
  expect(formatDate('2026-11-20', orderDatePattern)).toBe('20 нояб. 2026');
  expect(formatDate('2026-03-01', deliveryDatePattern), 'MYP-08: the date of a delivery').toBe('1 марта 2026');
});

test('a calendar day is the same in every time zone', () => {
  for (const timeZone of ['Asia/Vladivostok', 'Europe/Kaliningrad', 'America/New_York']) {
    expect(formatDate('2026-01-01', 'd MMMM yyyy', { timeZone })).toBe('1 января 2026');
  }
});

test('a pattern with an unknown letter is refused, not printed', () => {
  for (const pattern of ['EEEE, d MMMM', 'D MMMM', 'h:mm']) {
    expect(() => formatDate('2026-11-20', pattern)).toThrow(pattern);
  }
  expect(formatDate('2026-11-20', '«EEE», d MMMM yyyy г.')).toBe('«пт», 20 ноября 2026 г.');
});

test('what is no date is refused', () => {
  for (const input of ['', 'завтра', Number.NaN]) expect(() => formatDate(input)).toThrow(RangeError);
});

const zones = ['Europe/Moscow', 'Europe/Kaliningrad', 'Asia/Vladivostok', 'America/New_York', 'UTC'];
const fields = { day: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
const monthPatterns = { long: 'MMMM', short: 'MMM', '2-digit': 'MM' } as const;
const monthForms = ['long', 'short', '2-digit'] as const;
const byBrowser = zones.flatMap((timeZone) =>
  monthForms.map((month) => ({
    timeZone,
    pattern: `EEE d ${monthPatterns[month]} yyyy HH mm ss`,
    format: new Intl.DateTimeFormat('ru-RU', { ...fields, timeZone, weekday: 'short', year: 'numeric', month }),
  })),
);

test('dates are written as the browser would write them', () => {
  const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...byBrowser), moments, ({ timeZone, pattern, format }, at) => {
      const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
      const { weekday, day: date = '', month, year, hour: hours, minute: minutes, second: seconds } = parts;
      const expected = [weekday, String(Number(date)), month, year, hours, minutes, seconds];
      expect(formatDate(at, pattern, { timeZone })).toBe(expected.join(' '));
    }),
    { numRuns: 1000 },
  );
});

const now = Date.parse('2026-11-20T12:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  ['CON-04', 0, 'только что'],
  ['CON-04', 59 * second, 'только что'],
  ['CON-05', minute, '1\u00A0минуту назад'],
  ['CON-05', 59 * minute, '59\u00A0минут назад'],
  ['CON-05', hour, '1\u00A0час назад'],
  ['CON-05', 23 * hour, '23\u00A0часа назад'],
  ['CON-05', 6 * day, '6\u00A0дней назад'],
  ['CON-06', 7 * day, '1\u00A0неделю назад'],
  ['CON-06', 27 * day, '3\u00A0недели назад'],
  ['CON-07', 28 * day, '1\u00A0месяц назад'],
  ['CON-07', 335 * day, '11\u00A0месяцев назад'],
  ['CON-08', 336 * day, '1\u00A0год назад'],
  ['CON-08', 5 * 336 * day, '5\u00A0лет назад'],
])('%s: %d ms ago is «%s»', (_, passed, text) => {
  expect(relativeTime(now - passed, now)).toBe(text);
});

test('a timestamp in the future is shown as «только что»', () => {
  expect(relativeTime(now + hour, now)).toBe('только что');
});

test('days are added across months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (days) => {
      expect(addDays(addDays('2026-11-20', days), -days)).toBe('2026-11-20');
    }),
  );
});

test('the calendar day of a moment depends on the time zone', () => {
  expect(dayIn('Asia/Vladivostok', '2026-11-20T16:00:00Z')).toBe('2026-11-21');
  expect(dayIn('Europe/Moscow', '2026-11-20T16:00:00Z')).toBe('2026-11-20');
});

test('a week starts on Monday, over the end of a year too', () => {
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
});
