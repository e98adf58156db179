/** The banks, with the titles on their payment pages. */
export const bankTitles = { tbank: 'Т-Банк', tochka: 'Точка' } as const;
/** The bank whose protocol a payment uses. */
export type Bank = keyof typeof bankTitles;
export const banks = Object.keys(bankTitles) as Bank[];

/** The status of a payment in T-Bank's terms; Tochka's are derived from it. */
export type PaymentStatus =
  | 'NEW'
  | 'FORM_SHOWED'
  | 'AUTHORIZING'
  | '3DS_CHECKING'
  | '3DS_CHECKED'
  | 'AUTHORIZED'
  | 'CONFIRMED'
  | 'PARTIAL_REFUNDED'
  | 'REFUNDED'
  | 'CANCELED'
  | 'REJECTED'
  | 'AUTH_FAIL'
  | 'DEADLINE_EXPIRED';

/** The stored data of the card. The full number and the CVC are never stored. */
export interface UsedCard {
  /** The first six and last four digits, in T-Bank's format: `430000******0777`. */
  maskedNumber: string;
  /** `MMYY`. */
  expiry: string;
}

export interface PaymentStep {
  status: PaymentStatus;
  /** ISO 8601, UTC. */
  at: string;
  /** The amount held or charged after the step, in kopecks. */
  amount: number;
  /** The bank's error code; `0` when the step is not a failure. */
  errorCode: string;
}

export interface Payment {
  /** Digits for T-Bank (fits a JSON number), a UUID for Tochka. */
  id: string;
  bank: Bank;
  /** T-Bank's terminal key or Tochka's customer code. */
  merchant: string;
  /** The shop's own id of the payment. */
  orderId: string;
  /** T-Bank's deal that the payment belongs to. */
  dealId: string | null;
  description: string;
  /** The requested amount, in kopecks. */
  originalAmount: number;
  /** The amount after refunds, in kopecks. */
  amount: number;
  status: PaymentStatus;
  errorCode: string;
  successUrl: string | null;
  failUrl: string | null;
  notificationUrl: string | null;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  card: UsedCard | null;
  /** How many times a card or a challenge code was tried. */
  attempts: number;
  codeAttempts: number;
  receipt: unknown;
  /** The receipts that came with refunds, oldest first. */
  refundReceipts: unknown[];
  history: PaymentStep[];
  /** Responses to earlier refunds, by the caller's request id. */
  refunds: Map<string, unknown>;
}

/** Whether the customer may still pay. */
export function isPayable(payment: Payment): boolean {
  return payment.status === 'NEW' || payment.status === 'FORM_SHOWED' || payment.status === '3DS_CHECKING';
}

/** Whether charged money is left. */
export function isPaid(payment: Payment): boolean {
  return payment.status === 'CONFIRMED' || payment.status === 'PARTIAL_REFUNDED';
}
