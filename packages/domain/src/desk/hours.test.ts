import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayIn, momentIn } from '../date/index.ts';
import { addWorkingMinutes, calendarWeek, hoursLabel, workingMinutes, type WorkingHours } from './hours.ts';

const moscow: WorkingHours = { timeZone: 'Europe/Moscow', opensAt: '09:00', closesAt: '21:00', closedDays: new Set() };
const at = (moment: string) => new Date(moment);
const later = (hours: WorkingHours, from: string, minutes: number) =>
  addWorkingMinutes(hours, at(from), minutes).toISOString();

test('working time stops at closing and continues at opening', () => {
  expect(later(moscow, '2026-11-20T12:00:00+03:00', 30)).toBe('2026-11-20T09:30:00.000Z');
  expect(later(moscow, '2026-11-20T20:50:00+03:00', 30)).toBe('2026-11-21T06:20:00.000Z');
  expect(later(moscow, '2026-11-20T23:00:00+03:00', 30)).toBe('2026-11-21T06:30:00.000Z');
  expect(later(moscow, '2026-11-20T20:30:00+03:00', 30), 'exactly until closing').toBe('2026-11-20T18:00:00.000Z');
});

test('closed days are skipped, and around the clock there is no night', () => {
  const closed = { ...moscow, closedDays: new Set(['2026-11-21', '2026-11-22']) };
  expect(later(closed, '2026-11-20T23:00:00+03:00', 30)).toBe('2026-11-23T06:30:00.000Z');
  const always = { ...moscow, opensAt: null, closesAt: null };
  expect(later(always, '2026-11-20T23:50:00+03:00', 30)).toBe('2026-11-20T21:20:00.000Z');
  const exceptNewYear = { ...always, closedDays: new Set(['2027-01-01']) };
  expect(later(exceptNewYear, '2026-12-31T23:50:00+03:00', 30)).toBe('2027-01-01T21:20:00.000Z');
});

test('a shift after midnight belongs to the day on which it started', () => {
  const night = { ...moscow, opensAt: '18:00', closesAt: '02:00', closedDays: new Set(['2026-11-21']) };
  expect(later(night, '2026-11-21T01:00:00+03:00', 30)).toBe('2026-11-20T22:30:00.000Z');
  expect(later(night, '2026-11-21T01:45:00+03:00', 30)).toBe('2026-11-22T15:15:00.000Z');
});

const clock = fc.integer({ min: 0, max: 47 }).map((half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});
const hoursOf = fc.record({
  timeZone: fc.constantFrom('Europe/Moscow', 'Asia/Vladivostok', 'Europe/Kaliningrad', 'Europe/Berlin', 'UTC'),
  times: fc.option(fc.tuple(clock, clock)),
  closed: fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }),
});
const firstDay = '2026-10-20';
/** Shops open and close on the half-hour here, so it is enough to check every half an hour. */
const halfHour = 30 * 60_000;
/** Includes the end of summer time in Berlin. */
const someMoment = fc.integer({ min: 0, max: 12 * 48 }).map((halves) => Date.UTC(2026, 9, 20) + halves * halfHour);

const make = ({ timeZone, times, closed }: typeof hoursOf extends fc.Arbitrary<infer T> ? T : never): WorkingHours => ({
  timeZone,
  opensAt: times?.[0] ?? null,
  closesAt: times?.[1] ?? null,
  closedDays: new Set(closed.map((days) => addDays(firstDay, days))),
});

/** Whether a service is open at a moment, derived from the local time alone. */
function isOpen({ timeZone, opensAt, closesAt, closedDays }: WorkingHours, moment: number): boolean {
  const day = dayIn(timeZone, moment);
  const covers = (from: string) => {
    if (closedDays.has(from)) return false;
    const [opens, closes] = [opensAt ?? '00:00', closesAt ?? '00:00'];
    const end = closes > opens ? from : addDays(from, 1);
    return moment >= momentIn(timeZone, from, opens) && moment < momentIn(timeZone, end, closes);
  };
  return covers(day) || covers(addDays(day, -1));
}

test('exactly the promised working time passes, in every time zone and on every calendar', () => {
  fc.assert(
    fc.property(hoursOf, someMoment, fc.integer({ min: 1, max: 14 }), (parts, from, halves) => {
      const hours = make(parts);
      const until = addWorkingMinutes(hours, new Date(from), halves * 30).getTime();
      let passed = 0;
      for (let moment = from; moment < until; moment += halfHour) passed += isOpen(hours, moment) ? 1 : 0;
      expect(passed).toBe(halves);
      expect(isOpen(hours, until - 1), 'it ends while the service works').toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('more minutes never end earlier', () => {
  fc.assert(
    fc.property(hoursOf, someMoment, fc.nat(300), fc.nat(300), (parts, from, one, other) => {
      const [hours, start] = [make(parts), new Date(from)];
      const both = addWorkingMinutes(hours, start, one + other);
      expect(both >= addWorkingMinutes(hours, start, one)).toBe(true);
    }),
  );
});

test('the working time between a moment and its deadline equals the added one', () => {
  fc.assert(
    fc.property(hoursOf, someMoment, fc.nat(2000), (parts, from, minutes) => {
      const [hours, start] = [make(parts), new Date(from)];
      expect(workingMinutes(hours, start, addWorkingMinutes(hours, start, minutes))).toBe(minutes);
    }),
  );
});

test.each([
  ['2026-11-20T12:00:00+03:00', moscow, 'Открыто до 21:00'],
  ['2026-11-20T21:00:00+03:00', moscow, 'Закрыто до 9:00'],
  ['2026-11-20T08:59:00+03:00', moscow, 'Закрыто до 9:00'],
  ['2026-11-20T22:00:00+03:00', { ...moscow, closedDays: new Set(['2026-11-21']) }, 'Закрыто до 22 ноября'],
  ['2026-11-20T03:00:00+03:00', { ...moscow, opensAt: null, closesAt: null }, 'Круглосуточно'],
])('at %s the service is open or closed as its hours say', (moment, hours, label) => {
  expect(hoursLabel(hours, at(moment))).toBe(label);
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-23'],
])('a calendar opened on %s shows the week from %s', (today, monday) => {
  expect(calendarWeek(today)).toBe(monday);
});
