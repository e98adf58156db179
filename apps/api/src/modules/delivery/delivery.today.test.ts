import { addDays } from '@vetka/domain/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf, type CalendarInput, type Interval } from './delivery.calendar.ts';
import type { Timetable } from './delivery.soonest.ts';
import { longestToday, reachToday } from './delivery.today.ts';

const today = '2026-11-20';
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

const anyMinute = fc.nat({ max: 1439 });
const anyTime = anyMinute.map(clock);
const anyLimit = (max: number) => fc.option(fc.nat({ max }));
const anyInterval: fc.Arbitrary<Interval> = fc.record({
  weekday: fc.option(fc.integer({ min: 1, max: 7 })),
  day: fc.constant(null),
  startsAt: anyTime,
  endsAt: fc.constant('23:59:59'),
  surcharge: fc.constant(0),
  capacity: anyLimit(3),
  capacityMinutes: anyLimit(200),
  orderUntil: fc.option(anyTime),
});
const anyInput: fc.Arbitrary<CalendarInput> = fc.record({
  // Any moment of the 20th of November in Moscow.
  now: anyMinute.map((minutes) => new Date(Date.parse(`${today}T00:00:17+03:00`) + minutes * 60_000)),
  timeZone: fc.constant('Europe/Moscow'),
  optionId: fc.constant(1),
  leadMinutes: fc.nat({ max: 180 }),
  workMinutes: fc.constant(0),
  maxDaysAhead: fc.nat({ max: 3 }),
  orderUntil: fc.option(anyTime),
  intervals: fc.array(anyInterval, { maxLength: 4 }),
  usual: fc.record({ capacity: anyLimit(5), capacityMinutes: anyLimit(300) }),
  plannedDays: fc
    .option(fc.record({ capacity: anyLimit(5), capacityMinutes: anyLimit(300) }))
    .map((plan) => new Map(plan ? [[today, plan]] : [])),
  closedDays: fc.constantFrom(new Map<string, string>(), new Map([[addDays(today, 1), '']]), new Map([[today, '']])),
  taken: fc.array(
    fc.record({
      day: fc.constantFrom(today, addDays(today, 1)),
      optionId: fc.constantFrom(1, 2, null),
      from: fc.option(anyTime),
      orders: fc.nat({ max: 3 }),
      minutes: fc.nat({ max: 120 }),
    }),
    { maxLength: 4 },
  ),
});

test('the calendar has a free interval today exactly for production times up to the longest', () => {
  fc.assert(
    fc.property(anyInput, fc.nat({ max: 600 }), (input, minutes) => {
      const ofProduct = { ...input, workMinutes: minutes, leadMinutes: input.leadMinutes + minutes };
      expect(longestToday(input) >= minutes).toBe(calendarOf(ofProduct, 1)[0]?.isAvailable);
    }),
    { numRuns: 3000 },
  );
});

const timetable: Timetable = {
  timeZone: 'Europe/Moscow',
  city: { id: 1, name: 'Москва', region: 'Москва' },
  ways: [
    {
      optionId: 1,
      type: 'DELIVERY',
      name: 'Курьер',
      price: 0,
      freeFrom: null,
      minTotal: 0,
      leadMinutes: 0,
      maxDaysAhead: 7,
      intervals: [
        {
          weekday: null,
          day: null,
          startsAt: '23:59:00',
          endsAt: '23:59:59',
          surcharge: 0,
          capacity: null,
          capacityMinutes: null,
          orderUntil: null,
        },
      ],
      zones: [],
    },
  ],
  closedDays: [],
  usual: { capacity: null, capacityMinutes: null },
  plannedDays: [],
  taken: [],
};

test('nothing is delivered today when it may be tomorrow before somebody reads it', () => {
  const reachAt = (from: string, until: string) =>
    reachToday(timetable, null, new Date(`${from}+03:00`), new Date(`${until}+03:00`)).length;
  expect(reachAt('2026-11-20T23:56:00', '2026-11-20T23:58:00')).toBe(1);
  expect(reachAt('2026-11-20T23:58:00', '2026-11-21T00:00:00')).toBe(0);
});
