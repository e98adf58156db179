import { payoutLeast, payoutMinimum } from './values.ts';

/**
 * Kopecks that a seller may receive from one deal of the bank, by the payments into it. Below zero when more was
 * refunded.
 */
export interface Stake {
  /** Null for a bank without deals. */
  dealId: number | null;
  amount: number;
}

/**
 * The amounts to pay from each deal, the first one first: the available money, and from each deal no more than was paid
 * into it. Nothing when the total is too small.
 */
export function divideStakes(available: number, stakes: readonly Stake[]): Stake[] {
  let rest = available;
  const parts = stakes.flatMap(({ dealId, amount }) => {
    const paid = Math.min(rest, amount);
    if (paid < payoutLeast) return [];
    rest -= paid;
    return [{ dealId, amount: paid }];
  });
  return available - rest < payoutMinimum ? [] : parts;
}
