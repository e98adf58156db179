/**
 * Whose the money at the bank is. BANK is the other side of all of them: minus what the bank holds. The accounts of a
 * seller are kept for each seller.
 */
export const ledgerAccounts = [
  'BANK',
  /** Paid by a buyer and not sold for, or on its way back. */
  'BUYER_HOLD',
  /** Sold, and still open to a dispute. */
  'SELLER_PENDING',
  'SELLER_AVAILABLE',
  /** Below zero: what a seller owes. */
  'SELLER_DEBT',
  /** Sent to a seller, and not confirmed by the bank. */
  'SELLER_PAYOUT',
  /** The marketplace's commission without its tax. */
  'COMMISSION',
  'COMMISSION_TAX',
  /** What the marketplace sells itself: its plans and its delivery. */
  'OWN_SALES',
  /** Below zero: discounts that the marketplace pays. */
  'OWN_DISCOUNTS',
  /** Below zero: what banks take for their work. */
  'FEES',
] as const;

export const sellerAccounts = ['SELLER_PENDING', 'SELLER_AVAILABLE', 'SELLER_DEBT', 'SELLER_PAYOUT'] as const;

/** What moved the money. */
export const ledgerCauses = [
  /** A payment has come. */
  'CAPTURE',
  'SALE',
  'SUBSCRIPTION',
  /** The time for a dispute is over. */
  'RELEASE',
  /** A refund is recorded: the seller gives it back. */
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
  /** The bank has not. */
  'PAYOUT_FAILED',
  /** The bank had made it, and took it back. */
  'PAYOUT_RETURNED',
  /** What the bank has taken for a payment, by its register. */
  'BANK_FEE',
  /** The bank's books differ, and the administration has decided that the marketplace bears or keeps it. */
  'CORRECTION',
] as const;

/** Why a line has its commission: the most particular rule first. */
export const commissionRuleKinds = ['PROMOTION', 'SELLER', 'CATEGORY', 'BASE'] as const;

/** REPLACED: a later rule about the same counts instead. WITHDRAWN: ended before it began. */
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

/** Where the money of an order is. */
export const moneyStates = [
  /** The order is not delivered yet. */
  'MAKING',
  /** The time for disputes runs. */
  'WAITING',
  'DISPUTED',
  'AVAILABLE',
  /** The order is cancelled. */
  'RETURNED',
] as const;

export const moneyRegisterFormats = ['csv', 'pdf'] as const;

/** Limits of the lists of money. `months`: registers that are offered. */
export const moneyLimits = { search: 20, take: 100, months: 36 } as const;
