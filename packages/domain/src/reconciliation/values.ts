/** How the bank's books differ from ours. */
export const differenceKinds = [
  /** The bank has a payment that we do not know. */
  'MISSING_HERE',
  /** We have a payment that the bank does not know. */
  'MISSING_THERE',
  /** A payment of another amount. */
  'AMOUNT',
  /** The bank has refunded more of a payment: made in the bank's own cabinet, or by the buyer's bank. */
  'REFUND_THERE',
  /** The bank has refunded less of a payment than we have recorded. */
  'REFUND_MISSING',
  /** The bank has refused a refund for good: the buyer was promised it, and the seller has the money. */
  'REFUND_REFUSED',
  /** The bank has charged another fee than before. */
  'FEE',
  /** A payout that only one side considers made. */
  'PAYOUT',
] as const;

/**
 * The end of a difference. RECORDED: our books now say what the bank says. CORRECTED: the marketplace bears it or keeps
 * it. ACCEPTED: nothing moved, with a reason. GONE: the books agree again.
 */
export const differenceResolutions = ['RECORDED', 'CORRECTED', 'ACCEPTED', 'GONE'] as const;

/** A person's possible decisions about a difference. */
export const differenceDecisions = ['RECORDED', 'CORRECTED', 'ACCEPTED'] as const;

export const differenceViews = ['OPEN', 'RESOLVED'] as const;

/** How long the books of a payment and of a payout are compared (days). */
export const reconciledDays = 45;

/** `register`: characters of an uploaded file. */
export const reconciliationLimits = { register: 900_000 } as const;
