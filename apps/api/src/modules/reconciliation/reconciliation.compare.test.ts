import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePayments, comparePayouts, type Found, type Own, type Theirs } from './reconciliation.compare.ts';

const kopecks = fc.integer({ min: 1, max: 100_000_00 });

/** A payment that both sides agree about, with at most one error. */
const payment = fc.record({
  amount: fc.integer({ min: 1000, max: 100_000_00 }),
  share: fc.integer({ min: 0, max: 90 }),
  fee: fc.option(kopecks),
  by: kopecks,
  wrong: fc.subarray(['AMOUNT', 'REFUND', 'REFUSED', 'FEE'] as const),
  isMissing: fc.constantFrom('no', 'no', 'no', 'here', 'there'),
});

type Planned = typeof payment extends fc.Arbitrary<infer T> ? T : never;

interface Injected {
  own?: Own;
  there?: Theirs;
  expected: Found[];
}

function inject({ amount, share, fee, by, wrong, isMissing }: Planned, index: number): Injected {
  const externalId = String(index);
  const returned = Math.floor((amount * share) / 100);
  const own: Own = { externalId, amount, returned, fee };
  if (isMissing === 'here')
    return { there: { ...own }, expected: [{ kind: 'MISSING_HERE', externalId, ours: 0, theirs: amount - returned }] };
  if (isMissing === 'there')
    return { own, expected: [{ kind: 'MISSING_THERE', externalId, ours: amount - returned, theirs: 0 }] };
  const there: Theirs = { ...own };
  const expected: Found[] = [];
  if (wrong.includes('AMOUNT')) {
    there.amount += by;
    expected.push({ kind: 'AMOUNT', externalId, ours: amount, theirs: there.amount });
  }
  if (wrong.includes('REFUND')) {
    const isMore = by % 2 === 0 || returned === 0;
    there.returned = isMore ? returned + 1 : returned - 1;
    const kind = isMore ? 'REFUND_THERE' : 'REFUND_MISSING';
    expected.push({ kind, externalId, ours: returned, theirs: there.returned });
  }
  if (wrong.includes('REFUSED')) {
    own.refused = by;
    expected.push({ kind: 'REFUND_REFUSED', externalId, ours: by, theirs: 0 });
  }
  if (wrong.includes('FEE') && fee !== null) {
    there.fee = fee + by;
    expected.push({ kind: 'FEE', externalId, ours: fee, theirs: there.fee });
  }
  return { own, there, expected };
}

const byKey = (found: readonly Found[]): string[] => found.map((each) => JSON.stringify(each)).toSorted();

test('any set of differences is found, each one once, and no other', () => {
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 40 }), (planned) => {
      const injected = planned.map(inject);
      const ours = injected.flatMap(({ own }) => own ?? []);
      const theirs = injected.flatMap(({ there }) => there ?? []).toReversed();
      expect(byKey(comparePayments(ours, theirs))).toEqual(byKey(injected.flatMap(({ expected }) => expected)));
    }),
    { numRuns: 500 },
  );
});

test('payouts differ when one side has made them and the other has not', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(kopecks, fc.boolean(), fc.boolean()), { maxLength: 40 }), (planned) => {
      const pairs = planned.map(([amount, here, there], index) => ({
        externalId: String(index),
        ours: here ? amount : 0,
        theirs: there ? amount : 0,
      }));
      const wanted = pairs.filter((_pair, index) => planned[index]?.[1] !== planned[index]?.[2]);
      expect(comparePayouts(pairs)).toEqual(wanted.map((pair) => ({ kind: 'PAYOUT', ...pair })));
    }),
  );
});
