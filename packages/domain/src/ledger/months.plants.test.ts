import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnedShares } from './index.ts';
import { months } from './months.happenings.ts';
import { Month, rules, type Rules } from './months.model.ts';

const { commissionOf, saleOf, returnOf, missingOf, coveredOf, divideStakes } = rules;

/** The same postings with another amount on one account, and the rest of it on another, so that they still balance. */
const moved = (
  postings: ReturnType<typeof saleOf>,
  { from, to, by }: { from: string; to: string; by: number },
): ReturnType<typeof saleOf> =>
  postings.map(({ account, amount }) => {
    if (account === from) return { account, amount: amount - by };
    return { account, amount: account === to ? amount + by : amount };
  });

const planted: Record<string, Partial<Rules>> = {
  'a commission above its line': {
    commissionOf: (base, terms) => ({ ...commissionOf(base, terms), total: Math.max(terms.minimum, base) }),
  },
  'a kopeck of each sale is the marketplace’s': {
    saleOf: (line) => moved(saleOf(line), { from: 'SELLER_PENDING', to: 'COMMISSION', by: 1 }),
  },
  'a refund that leaves the commission with the marketplace': {
    returnOf: (line, part, seller) => {
      const back = returnedShares(line, line.paid, part.after).commission;
      const before = returnedShares(line, line.paid, part.before).commission;
      return moved(returnOf(line, part, seller), { from: seller, to: 'COMMISSION', by: back - before });
    },
  },
  'a refund that forgets what went back before': {
    returnOf: (line, { before, after }, seller) => returnOf(line, { before: 0, after: after - before }, seller),
  },
  'a debt that is a kopeck short': { missingOf: (taken, available) => Math.max(0, missingOf(taken, available) - 1) },
  'a debt that is never covered': { coveredOf: () => 0 },
  'a debt that is covered twice': { coveredOf: (debt, available) => coveredOf(debt * 2, available) },
  'more than is in a deal': {
    divideStakes: (available, stakes) =>
      divideStakes(available, stakes).map((part) => ({ ...part, amount: available })),
  },
  'money of small deals is kept': {
    divideStakes: (available, stakes) =>
      divideStakes(
        available,
        stakes.filter(({ amount }) => amount > 1_000_00),
      ),
  },
  'nothing is paid': { divideStakes: () => [] },
};

test.each(Object.entries(planted))('the months find «%s»', (_name, plant) => {
  const live = () =>
    fc.assert(
      fc.property(months, (happenings) => new Month(plant).live(happenings)),
      { numRuns: 300, seed: 1, endOnFailure: true },
    );
  const found = expect.stringContaining('Not so') as string;
  expect(live).toThrow(expect.objectContaining({ cause: expect.objectContaining({ message: found }) as Error }));
});
