import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, momentIn } from './index.ts';

const zones = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Asia/Yekaterinburg',
  'Asia/Vladivostok',
  'Asia/Kamchatka',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
];

/** The local time in a zone, formatted without caches of earlier calls. */
const shown = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

const anyZone = fc.constantFrom(...zones);
const anyMinute = fc
  .integer({ min: Date.UTC(1990, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 })
  .map((minutes) => minutes * 60_000);

test('the day of any moment is the one that clocks in the zone show', () => {
  fc.assert(
    fc.property(anyZone, anyMinute, (timeZone, at) => {
      expect(dayIn(timeZone, at)).toBe(shown(timeZone, at).slice(0, 10));
    }),
    { numRuns: 2000 },
  );
});

test('clocks in the zone show a time at its moment, unless they skip it', () => {
  fc.assert(
    fc.property(anyZone, anyMinute, (timeZone, at) => {
      const [day = '', time = ''] = shown(timeZone, at).split(' ');
      expect(shown(timeZone, momentIn(timeZone, day, time))).toBe(`${day} ${time}`);
    }),
    { numRuns: 2000 },
  );
});
