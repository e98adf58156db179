/** Which bank's protocol a payment was made through. */
export type Bank = 'tbank' | 'tochka';

/** Where a payment stands, in T-Bank's words; Tochka's words are derived from them. */
export type PaymentStatus =
  | 'NEW'
  | 'FORM_SHOWED'
  | 'AUTHORIZING'
  | '3DS_CHECKING'
  | '3DS_CHECKED'
  | 'AUTHORIZED'
  | 'CONFIRMED'
  | 'PARTIAL_REVERSED'
  | 'REVERSED'
  | 'PARTIAL_REFUNDED'
  | 'REFUNDED'
  | 'CANCELED'
  | 'REJECTED'
  | 'AUTH_FAIL'
  | 'DEADLINE_EXPIRED';

/** What is known of the card that was tried. The whole number and the CVC are never kept. */
export interface UsedCard {
  /** First six and last four digits, T-Bank's way: `430000******0777`. */
  maskedNumber: string;
  /** `MMYY`. */
  expiry: string;
}

export interface PaymentStep {
  status: PaymentStatus;
  /** ISO 8601, UTC. */
  at: string;
  /** What is held or charged after the step, kopecks. */
  amount: number;
  /** The bank's error code, `0` when the step is not a failure. */
  errorCode: string;
}

export interface Payment {
  /** Digits for T-Bank (fits a JSON number), a UUID for Tochka. */
  id: string;
  bank: Bank;
  /** T-Bank's terminal key or Tochka's customer code. */
  merchant: string;
  /** The shop's own number of the payment. */
  orderId: string;
  description: string;
  /** What was asked for, kopecks. */
  originalAmount: number;
  /** What is held or charged now, kopecks. */
  amount: number;
  /** One stage charges at once; two stages hold first. */
  stages: 1 | 2;
  status: PaymentStatus;
  errorCode: string;
  successUrl: string | null;
  failUrl: string | null;
  notificationUrl: string | null;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  card: UsedCard | null;
  /** How many times a card, or a code of the challenge, was tried. */
  attempts: number;
  codeAttempts: number;
  receipt: unknown;
  history: PaymentStep[];
  /** Answers already given to refunds, by the caller's own request id. */
  refunds: Map<string, unknown>;
}

/** The customer may still pay. */
export function isPayable(payment: Payment): boolean {
  return payment.status === 'NEW' || payment.status === 'FORM_SHOWED' || payment.status === '3DS_CHECKING';
}

/** The money is held or charged. */
export function isPaid(payment: Payment): boolean {
  return ['AUTHORIZED', 'CONFIRMED', 'PARTIAL_REVERSED', 'PARTIAL_REFUNDED'].includes(payment.status);
}
