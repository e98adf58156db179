/**
 * The owner of the money at the bank. BANK is the other side of all of them: minus the bank's balance. The accounts of
 * a seller are kept per seller.
 */
export const ledgerAccounts = [
  'BANK',
  /** Paid by a buyer and not yet a sale, or being refunded. */
  'BUYER_HOLD',
  /** Sold, and still open to a dispute. */
  'SELLER_PENDING',
  'SELLER_AVAILABLE',
  /** Below zero: the seller's debt. */
  'SELLER_DEBT',
  /** Sent to a seller, and not confirmed by the bank. */
  'SELLER_PAYOUT',
  /** The marketplace's commission without its tax. */
  'COMMISSION',
  'COMMISSION_TAX',
  /** The marketplace's own sales: its plans and its delivery. */
  'OWN_SALES',
  /** Below zero: discounts that the marketplace pays. */
  'OWN_DISCOUNTS',
  /** Below zero: fees of banks. */
  'FEES',
] as const;

export const sellerAccounts = ['SELLER_PENDING', 'SELLER_AVAILABLE', 'SELLER_DEBT', 'SELLER_PAYOUT'] as const;

/** The cause of a move. */
export const ledgerCauses = [
  /** A payment was received. */
  'CAPTURE',
  'SALE',
  'SUBSCRIPTION',
  /** The dispute period is over. */
  'RELEASE',
  /** A refund is recorded: the seller returns the money. */
  'REFUND',
  /** The bank has made it. */
  'REFUND_PAID',
  /** The bank has refused it for good. */
  'REFUND_FAILED',
  'CANCELLATION',
  /** Money that became available covers a debt. */
  'DEBT_COVERED',
  /** A payout is decided. */
  'PAYOUT',
  /** The bank has made it. */
  'PAYOUT_PAID',
  /** The bank has refused it. */
  'PAYOUT_FAILED',
  /** The bank had made it, and returned it. */
  'PAYOUT_RETURNED',
  /** The bank's fee for a payment, by its register. */
  'BANK_FEE',
  /** The bank's books differ, and the administration has decided that the marketplace bears or keeps the difference. */
  'CORRECTION',
] as const;

/** The kinds of commission rules, the most specific first. */
export const commissionRuleKinds = ['PROMOTION', 'SELLER', 'CATEGORY', 'BASE'] as const;

/** REPLACED: a later rule about the same subject applies instead. WITHDRAWN: ended before it started. */
export const commissionRuleStates = ['IN_FORCE', 'PLANNED', 'REPLACED', 'ENDED', 'WITHDRAWN'] as const;

/** PAST: replaced, ended and withdrawn rules. */
export const commissionViews = ['CURRENT', 'PLANNED', 'PAST'] as const;

/** `rate`: hundredths of a percent. `minimum`: kopecks. `reason`: characters. `shops`, `categories`: rows of a preview. */
export const commissionLimits = {
  rate: 10_000,
  minimum: 10_000_00,
  reason: 300,
  shops: 200,
  categories: 30,
  days: 30,
} as const;

/** Groups of causes by which a seller looks for moves. */
export const moneyKinds = ['SALES', 'REFUNDS', 'SUBSCRIPTIONS', 'RELEASES', 'DEBTS', 'PAYOUTS'] as const;

/** The state of an order's money. */
export const moneyStates = [
  /** The order is not delivered yet. */
  'MAKING',
  /** The dispute period is running. */
  'WAITING',
  'DISPUTED',
  'AVAILABLE',
  /** The order is cancelled. */
  'RETURNED',
] as const;

export const moneyRegisterFormats = ['csv', 'pdf'] as const;

/** Limits of the lists of money. `months`: registers that are offered. */
export const moneyLimits = { search: 20, take: 100, months: 36 } as const;
