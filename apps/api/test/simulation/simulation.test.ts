import { expect, inject, test } from 'vitest';
import { describeFailure, simulate } from './processes.ts';

const database = ['--database', inject('adminUrl')];
/** As many as fit into the time; the long run has thousands. */
const seeds = ['--seeds', '300', '--for', '12'];
/** Found in the first seeds; `pnpm bench:simulation --table` plants all. */
const sample = [
  'an idempotency key is not looked up',
  'stems are planned without a lock',
  'a coupon is counted without a lock',
];
const timeout = 300_000;

test(
  'money, goods and coupons add up, whatever the order of statements, crashes and lost messages',
  { timeout },
  async () => {
    const report = await simulate([...database, ...seeds, '--shrink']);
    expect(describeFailure(report)).toBe('');
    expect(report.seeds).toBeGreaterThan(0);
  },
);

test('a seed repeats its run', { timeout }, async () => {
  const some = [...database, '--from', '300', '--seeds', '2'];
  const [once, again] = [await simulate(some), await simulate(some)];
  expect(again.digest).toBe(once.digest);
});

test.each(sample)('finds the planted bug: %s', { timeout }, async (name) => {
  const { failure } = await simulate([...database, '--plant', name]);
  expect(failure).toBeDefined();
});
