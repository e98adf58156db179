/** The subject of a receipt: a payment or a refund. */
export const receiptKinds = ['INCOME', 'RETURN'] as const;

/**
 * EXPECTED: the cash register has not confirmed it. PRINTED: it has. FAILED: it has refused it. DROPPED: it was not sent,
 * because the receipt that it corrects was confirmed after all.
 */
export const receiptStates = ['EXPECTED', 'PRINTED', 'FAILED', 'DROPPED'] as const;

/**
 * The error of a receipt without a correction. DOUBLE: the cash register confirmed it after its correction was printed.
 * UNFINISHED: the cash register has refused a document of the correction.
 */
export const receiptProblems = ['MISSING', 'REFUSED', 'AMOUNT', 'DOUBLE', 'UNFINISHED'] as const;

/** The reason of a correction. */
export const receiptMistakes = ['MISSING', 'SUPPLIER', 'VAT', 'AMOUNT', 'DOUBLE'] as const;

/** SELF: the seller corrects voluntarily. INSTRUCTION: the tax service has ordered it (tag 1173 of FFD). */
export const correctionBases = ['SELF', 'INSTRUCTION'] as const;

export const receiptViews = ['PROBLEMS', 'CORRECTIONS', 'ALL'] as const;

/** A receipt that is not confirmed after this long is missing (minutes). */
export const receiptPatienceMinutes = 60;

/** `number`: characters of the number of a document. */
export const receiptLimits = { number: 32 } as const;
