/** Whether a person is self-employed, by the public service of the tax service. */
export const taxpayerStates = ['UNKNOWN', 'REGISTERED', 'UNREGISTERED'] as const;

/**
 * Whether a person lets the marketplace register incomes. NONE: not asked yet. ASKED: the person has to agree in «Мой
 * налог». REFUSED: they have withdrawn the permission, or do not answer.
 */
export const bindingStates = ['NONE', 'ASKED', 'BOUND', 'REFUSED'] as const;

/**
 * WAITING: to be registered. CANCELLING: registered, and to be annulled. DROPPED: not registered, because everything
 * was refunded. REFUSED: the tax service does not accept it.
 */
export const incomeStates = ['WAITING', 'REGISTERED', 'CANCELLING', 'CANCELLED', 'DROPPED', 'REFUSED'] as const;

/** Incomes of a month are registered by this day of the next one (422-FZ, article 14). */
export const incomeDeadlineDay = 9;

/** The issuer of the receipt of «Мой налог» for buyers. */
export const receiptIssuers = ['platform', 'seller'] as const;

/** The income of a self-employed seller: the price paid by buyers, or the price less the commission. */
export const incomeMeanings = ['price', 'payout'] as const;

/** Maximum length of the name of goods in a receipt of «Мой налог». */
export const incomeNameLimit = 128;
