import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  averageBill,
  bucketsOf,
  daysInPeriod,
  daysOfPeriod,
  noFigures,
  periodBefore,
  returningShare,
  statisticsSteps,
  sumOfFigures,
} from './index.ts';

test.each([
  ['2026-04-18', '2026-05-17', 'PREVIOUS', '2026-03-19', '2026-04-17'],
  ['2026-11-23', '2026-11-23', 'PREVIOUS', '2026-11-22', '2026-11-22'],
  ['2026-04-18', '2026-05-17', 'YEAR_AGO', '2025-04-18', '2025-05-17'],
  ['2028-02-29', '2028-02-29', 'YEAR_AGO', '2027-02-28', '2027-02-28'],
] as const)('%s to %s, %s: %s to %s', (from, to, comparison, beforeFrom, beforeTo) => {
  expect(periodBefore({ from, to }, comparison)).toEqual({ from: beforeFrom, to: beforeTo });
});

test('days, weeks and months add up to the same period', () => {
  const start = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(start, fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 100 }), (first, revenues) => {
      const from = first.toISOString().slice(0, 10);
      const to = new Date(Date.parse(from) + (revenues.length - 1) * 86_400_000).toISOString().slice(0, 10);
      const names = daysOfPeriod({ from, to });
      expect(daysInPeriod({ from, to })).toBe(revenues.length);
      expect(names.at(-1)).toBe(to);
      const days = names.map((day, index) => ({ ...noFigures, day, revenue: revenues[index] ?? 0, orders: 1 }));
      for (const step of statisticsSteps) {
        const buckets = bucketsOf(days, step);
        expect(sumOfFigures(buckets)).toEqual(sumOfFigures(days));
        expect(buckets[0]?.from).toBe(from);
        expect(buckets.at(-1)?.to).toBe(to);
      }
    }),
  );
});

test('a week starts on Monday and a month on its first day', () => {
  const days = daysOfPeriod({ from: '2026-11-26', to: '2026-12-08' }).map((day) => ({ ...noFigures, day }));
  const spans = (step: 'WEEK' | 'MONTH') => bucketsOf(days, step).map(({ from, to }) => [from, to]);
  expect(spans('WEEK')).toEqual([
    ['2026-11-26', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
    ['2026-12-07', '2026-12-08'],
  ]);
  expect(spans('MONTH')).toEqual([
    ['2026-11-26', '2026-11-30'],
    ['2026-12-01', '2026-12-08'],
  ]);
});

test('without orders there is no average and no share', () => {
  expect(averageBill(noFigures)).toBeNull();
  expect(returningShare(noFigures)).toBeNull();
  expect(averageBill({ revenue: 1000, orders: 3 })).toBe(333);
  expect(returningShare({ returningOrders: 1, orders: 3 })).toBe(33);
});
