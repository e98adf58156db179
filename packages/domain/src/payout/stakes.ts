import { payoutLeast, payoutMinimum } from './values.ts';

/** Kopecks that a seller may get of one deal of the bank, by what came into it. Below zero when more was refunded. */
export interface Stake {
  /** Null for a bank without deals. */
  dealId: number | null;
  amount: number;
}

/**
 * How much is paid of each deal, the first one first: what is available, and of no deal more than came into it. Nothing
 * when it is too little altogether.
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
