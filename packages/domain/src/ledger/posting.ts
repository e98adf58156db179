import { returnedShares, type LineShares } from './commission.ts';
import type { LedgerAccount } from './schema.ts';
import { sellerAccounts } from './values.ts';

/** A line as it was sold. */
export interface LedgerLine extends LineShares {
  /** Kopecks, after all discounts. */
  paid: number;
}

/** The change of an account by a move, in kopecks. Those of one move add up to zero. */
export interface Posting {
  account: LedgerAccount;
  amount: number;
}

/** Whether an account is kept for each seller. */
export const isSellerAccount = (account: LedgerAccount): boolean => sellerAccounts.some((own) => own === account);

/** A paid line is sold. */
export const saleOf = ({ paid, compensation, commission, tax }: LedgerLine): Posting[] => [
  { account: 'BUYER_HOLD', amount: -paid },
  { account: 'OWN_DISCOUNTS', amount: -compensation },
  { account: 'SELLER_PENDING', amount: paid + compensation - commission },
  { account: 'COMMISSION', amount: commission - tax },
  { account: 'COMMISSION_TAX', amount: tax },
];

/**
 * `after` kopecks of a line are refunded instead of `before`. Fewer: a refund has failed.
 * @param seller the account where the money of the line is now
 */
export function returnOf(
  line: LedgerLine,
  { before, after }: { before: number; after: number },
  seller: 'SELLER_PENDING' | 'SELLER_AVAILABLE',
): Posting[] {
  const was = returnedShares(line, line.paid, before);
  const is = returnedShares(line, line.paid, after);
  const compensation = is.compensation - was.compensation;
  const commission = is.commission - was.commission;
  const tax = is.tax - was.tax;
  return [
    { account: 'BUYER_HOLD', amount: after - before },
    { account: 'OWN_DISCOUNTS', amount: compensation },
    { account: seller, amount: commission - compensation - (after - before) },
    { account: 'COMMISSION', amount: tax - commission },
    { account: 'COMMISSION_TAX', amount: -tax },
  ];
}

/** The debt that arises when `taken` kopecks are taken of the available ones. */
export const missingOf = (taken: number, available: number): number => Math.max(0, taken - Math.max(0, available));

/** How much of a debt is covered by what is available. @param debt below zero */
export const coveredOf = (debt: number, available: number): number => Math.min(-debt, Math.max(0, available));
