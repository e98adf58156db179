import fc from 'fast-check';
import { expect, test } from 'vitest';
import { months } from './months.happenings.ts';
import { Month } from './months.model.ts';

/** `pnpm bench:months` runs more. A seed repeats its months. */
const numRuns = Number(process.env.MONTHS_RUNS ?? 300);
const seed = process.env.MONTHS_SEED ? { seed: Number(process.env.MONTHS_SEED) } : {};

test('months of sales, refunds, disputes and payouts neither create nor lose a kopeck', () => {
  let steps = 0;
  const started = performance.now();
  fc.assert(
    fc.property(months, (happenings) => {
      const month = new Month();
      month.live(happenings);
      steps += month.steps;
    }),
    { numRuns, ...seed },
  );
  const minutes = (performance.now() - started) / 60_000;
  if (process.env.MONTHS_RUNS)
    console.warn(`${numRuns} months, ${steps} happenings, ${Math.round(steps / minutes / 1e5) / 10} million a minute.`);
  expect(steps).toBeGreaterThan(numRuns);
});
