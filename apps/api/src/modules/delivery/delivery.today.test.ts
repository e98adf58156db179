import { addDays } from '@vetka/domain/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf, type CalendarInput, type Interval } from './delivery.calendar.ts';
import { longestToday } from './delivery.today.ts';

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
