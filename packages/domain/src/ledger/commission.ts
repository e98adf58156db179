import { addDays } from '../date/index.ts';
import { legalNoticeDays } from '../legal/values.ts';

/** A hundred percent, in hundredths of a percent. */
const whole = 10_000n;

/** The nearest whole number; halves up. Products of kopecks leave the safe integers. */
const divide = (of: bigint, by: bigint): number => Number((2n * of + by) / (2n * by));

export interface CommissionTerms {
  /** Hundredths of a percent. */
  rate: number;
  /** The minimum commission of a line (kopecks); never more than the line. */
  minimum: number;
  /** The tax that the commission contains, in hundredths of a percent on top of it; 0: none. */
  taxRate: number;
}

/** Kopecks; `total` contains `tax`. */
export interface Commission {
  total: number;
  tax: number;
}

/** The commission of a line. @param base the seller's amount for it before the commission, in kopecks */
export function commissionOf(base: number, { rate, minimum, taxRate }: CommissionTerms): Commission {
  const byRate = divide(BigInt(base) * BigInt(rate), whole);
  const total = Math.min(base, Math.max(byRate, minimum));
  return { total, tax: divide(BigInt(total) * BigInt(taxRate), whole + BigInt(taxRate)) };
}

/** The amounts of a line besides its price, in kopecks. */
export interface LineShares {
  /** The marketplace's addition to the paid amount. */
  compensation: number;
  /** Contains `tax`. */
  commission: number;
  tax: number;
}

const up = (amount: number, of: number, all: number): number =>
  Number((BigInt(amount) * BigInt(of) + BigInt(all) - 1n) / BigInt(all));
const down = (amount: number, of: number, all: number): number => Number((BigInt(amount) * BigInt(of)) / BigInt(all));

/**
 * The parts of `shares` to return once `refunded` of `paid` is. Rounded in favour of the seller, so that nobody has to
 * pay for a line; all of it on a full refund.
 */
export function returnedShares(shares: LineShares, paid: number, refunded: number): LineShares {
  if (paid === 0) return { compensation: 0, commission: 0, tax: 0 };
  return {
    compensation: down(shares.compensation, refunded, paid),
    commission: up(shares.commission, refunded, paid),
    tax: up(shares.tax, refunded, paid),
  };
}

/** The effect of a commission change on shops. */
interface CommissionChangeTouches {
  goods: number;
  isWorse: boolean;
}

/**
 * The commission is a term of the contract with shops, so they are notified as early as of its changes (289-FZ); 0: no
 * shop is affected.
 */
export function commissionNoticeDays({ goods, isWorse }: CommissionChangeTouches): number {
  if (goods === 0) return 0;
  return isWorse ? legalNoticeDays.worse : legalNoticeDays.usual;
}

/** The first day on which a change may take effect. @param today in Moscow, `YYYY-MM-DD` */
export const earliestCommissionDay = (touches: CommissionChangeTouches, today: string): string =>
  addDays(today, commissionNoticeDays(touches));
