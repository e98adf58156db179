/** How the bank's books differ from ours. */
export const differenceKinds = [
  /** The bank has a payment that we do not know. */
  'MISSING_HERE',
  /** We hold a payment that the bank does not know. */
  'MISSING_THERE',
  /** A payment of another amount. */
  'AMOUNT',
  /** The bank has returned more of a payment: somebody did it in the bank's own cabinet, or the buyer's bank did. */
  'REFUND_THERE',
  /** The bank has returned less of a payment than we have recorded. */
  'REFUND_MISSING',
  /** The bank has taken another fee than before. */
  'FEE',
  /** A payout that one side holds for made, and the other does not. */
  'PAYOUT',
] as const;

/**
 * How a difference ended. RECORDED: here is now what the bank says. CORRECTED: the marketplace bears it or keeps it.
 * ACCEPTED: nothing moved, with a reason. GONE: the books agree again.
 */
export const differenceResolutions = ['RECORDED', 'CORRECTED', 'ACCEPTED', 'GONE'] as const;

/** What a person can decide about a difference. */
export const differenceDecisions = ['RECORDED', 'CORRECTED', 'ACCEPTED'] as const;

export const differenceViews = ['OPEN', 'RESOLVED'] as const;

/** For how long the books of a payment and of a payout are compared (days). */
export const reconciledDays = 45;

/** `register`: characters of an uploaded file. */
export const reconciliationLimits = { register: 900_000 } as const;
