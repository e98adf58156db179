import type { PaymentState } from '@vetka/domain/payment';
import type { ProviderResult } from '../result.ts';
import type { ReceiptContact, ReceiptLine } from './receipt.ts';

export interface NewPayment {
  /** Our order, for descriptions. */
  orderId: string;
  /** Our payment attempt: unique for each try, at most 36 characters. The bank knows the payment by it. */
  paymentId: string;
  /** Kopecks. */
  amount: number;
  /** At most 140 characters reach the bank; longer ones are cut. */
  description: string;
  /** What is sold; delivery is a line of its own. */
  items: readonly ReceiptLine[];
  customer: ReceiptContact;
  /** Where the payer comes back after success and after failure. */
  returnUrl: string;
  failUrl: string;
  /** Where the bank tells us of every change. */
  notificationUrl: string;
  expiresAt: Date;
}

export interface CreatedPayment {
  /** The bank's id; keep it as text. */
  externalId: string;
  /** The bank's payment page. */
  paymentLink: string;
  status: PaymentState;
}

export interface PaymentSnapshot {
  externalId: string;
  status: PaymentState;
  /** The bank's own word, for the log. */
  bankStatus: string;
  /** What is held or charged now, kopecks; `null` where the bank does not say. */
  amount: number | null;
}

export interface PaymentNotification extends PaymentSnapshot {
  /** Our `paymentId`, as the bank repeats it. */
  paymentId: string;
  /** The bank's error code; `0` is none. */
  errorCode: string;
}

export interface MoneyBack {
  externalId: string;
  /** Kopecks; all that is left when absent. */
  amount?: number;
  /** What is returned, for the fiscal receipt of the return; must add up to `amount`. */
  items?: readonly ReceiptLine[];
  /** Needed with `items`. */
  customer?: ReceiptContact;
  /** Our id of this return: asking again with the same id moves the money once (T-Bank only). */
  requestId?: string;
}

export interface Acknowledgement {
  status: number;
  contentType: string;
  body: string;
}

/** Header names are lower case, as Node gives them. */
export type NotificationHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** A bank that takes payments. Nothing here throws for what a bank or a network may do. */
export interface PaymentGateway {
  readonly name: 'tbank' | 'tochka';
  /** Makes a payment and its page. `unavailable` leaves it open whether the bank made one: ask again with a new `paymentId`. */
  create: (payment: NewPayment) => Promise<ProviderResult<CreatedPayment>>;
  /** What the bank says now: the only thing to believe before goods are released. */
  state: (externalId: string) => Promise<ProviderResult<PaymentSnapshot>>;
  /** Charges held money (two stages). Kopecks; all of it when absent. */
  confirm: (externalId: string, amount?: number) => Promise<ProviderResult<PaymentSnapshot>>;
  /** Ends an unpaid payment, or lets held money go. */
  cancel: (externalId: string) => Promise<ProviderResult<PaymentSnapshot>>;
  /** Returns charged money, whole or in part. */
  refund: (request: MoneyBack) => Promise<ProviderResult<PaymentSnapshot>>;
  /** Reads and verifies a notification. Answer it with `acknowledgement()` also where it changes nothing. */
  parseNotification: (headers: NotificationHeaders, rawBody: string) => Promise<ProviderResult<PaymentNotification>>;
  /** What makes the bank stop repeating a notification. */
  acknowledgement: () => Acknowledgement;
}
