import { expect, inject, test } from 'vitest';
import { payoutPlants } from './plants.payouts.ts';
import { describeFailure, simulate } from './processes.ts';

const database = ['--database', inject('adminUrl')];
/** As many as fit into the time; the long run has thousands. */
const seeds = ['--seeds', '300', '--for', '12'];
/** Each is found within a hundred seeds from the given one on; `pnpm bench:simulation --table` plants all. */
const sample: readonly (readonly [name: string, from: number])[] = [
  ['an idempotency key is not looked up', 1],
  ['stems are planned without a lock', 150],
  ['a payout is executed before its id is recorded', 1],
];
const timeout = 300_000;

test.each([
  ['money, goods and coupons add up', []],
  ['shops are paid what they own, and once', ['--payouts']],
])('%s, for any order of statements, crashes and lost messages', { timeout }, async (_name, more) => {
  const report = await simulate([...database, ...seeds, ...more, '--shrink']);
  expect(describeFailure(report)).toBe('');
  expect(report.seeds).toBeGreaterThan(0);
});

/** In these seeds connections break while two actors wait for each other. */
test.each([
  ['300', []],
  ['12', ['--payouts']],
])('a seed repeats its run, regardless of earlier runs (%s)', { timeout }, async (first, more) => {
  const run = (from: number, count: number) =>
    simulate([...database, '--from', String(from), '--seeds', String(count), ...more]);
  const [both, second] = await Promise.all([run(Number(first), 2), run(Number(first) + 1, 1)]);
  expect(both.digests).toHaveLength(2);
  expect(second.digests).toEqual(both.digests.slice(1));
});

test.each(sample)('finds the planted bug: %s', { timeout }, async (name, from) => {
  const more = name in payoutPlants ? ['--payouts'] : [];
  const { failure } = await simulate([...database, '--plant', name, '--from', String(from), ...more]);
  expect(failure).toBeDefined();
});
