/** Whether a person is self-employed, by the public service of the tax service. */
export const taxpayerStates = ['UNKNOWN', 'REGISTERED', 'UNREGISTERED'] as const;

/**
 * Whether a person lets the marketplace register incomes. NONE: not asked yet. ASKED: the person has to agree in «Мой
 * налог». REFUSED: they have taken it back, or do not answer.
 */
export const bindingStates = ['NONE', 'ASKED', 'BOUND', 'REFUSED'] as const;

/**
 * WAITING: to be registered. CANCELLING: registered, and to be annulled. DROPPED: it was not registered, because nothing
 * of it was left. REFUSED: the tax service does not take it.
 */
export const incomeStates = ['WAITING', 'REGISTERED', 'CANCELLING', 'CANCELLED', 'DROPPED', 'REFUSED'] as const;

/** Incomes of a month are registered by this day of the next one (422-FZ, article 14). */
export const incomeDeadlineDay = 9;

/** Who gives buyers the receipt of «Мой налог». */
export const receiptIssuers = ['platform', 'seller'] as const;

/** What the income of a self-employed seller is: what buyers have paid, or what is left of it after the commission. */
export const incomeMeanings = ['price', 'payout'] as const;

/** Characters of the name of what was sold, in a receipt of «Мой налог». */
export const incomeNameLimit = 128;
