import type { BankName, PaymentState } from '@vetka/domain/payment';
import type { ReceiptKind } from '@vetka/domain/receipt';
import type { ProviderResult } from '../result.ts';
import type { PrintedDocument } from './cashRegister.ts';
import type { ReceiptConfig, ReceiptContact, ReceiptLine } from './receipt.ts';

export interface NewPayment {
  /** Our order id, for descriptions. */
  orderId: string;
  /** Our payment attempt id, at most 36 characters, unique per attempt. The bank identifies the payment by it. */
  paymentId: string;
  /** Kopecks. */
  amount: number;
  /** The bank receives at most 140 characters; the rest is cut off. */
  description: string;
  /** The bank's id of the deal that sellers are paid from. */
  dealId?: string;
  /** The goods sold, with delivery as a separate line. */
  items: readonly ReceiptLine[];
  customer: ReceiptContact;
  /** Where the payer returns after success and after failure. */
  returnUrl: string;
  failUrl: string;
  /** Where the bank sends notifications. */
  notificationUrl: string;
  expiresAt: Date;
}

export interface CreatedPayment {
  /** The bank's id. Keep it as text. */
  externalId: string;
  /** The bank's payment page. */
  paymentLink: string;
  status: PaymentState;
}

export interface PaymentSnapshot {
  externalId: string;
  status: PaymentState;
  /** The bank's own status, for the log. */
  bankStatus: string;
  /** The remainder of the amount charged, in kopecks; `null` when the bank does not report it. */
  amount: number | null;
}

export interface PaymentNotification extends PaymentSnapshot {
  /** Our `paymentId`, as the bank returns it. */
  paymentId: string;
  /** The bank's error code; `0` means no error. */
  errorCode: string;
}

export interface MoneyBack {
  externalId: string;
  /** Kopecks. When absent, everything that is left. */
  amount?: number;
  /**
   * The returned items, for the fiscal receipt of the refund; any difference from `amount` goes to the largest.
   * Tochka takes none: its fiscal partner prints the receipt.
   */
  items?: readonly ReceiptLine[];
  /** Required with `items`. */
  customer?: ReceiptContact;
  /**
   * Our id of this refund. T-Bank moves the money once per id. Tochka has no such ids: before a retry, compare
   * `state` with what should be left.
   */
  requestId?: string;
}

export interface Acknowledgement {
  status: number;
  contentType: string;
  body: string;
}

/** Header names are in lower case, as Node provides them. */
export type NotificationHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The bank cash register's report about a receipt. */
export interface ReceiptNotification {
  externalId: string;
  kind: ReceiptKind;
  /** Kopecks. */
  amount: number;
  /** The printed document, or the reason of the refusal. */
  result: { document: PrintedDocument } | { error: string };
}

/** Receipts of a bank that notifies of each one. */
export interface GatewayReceipts {
  config: ReceiptConfig;
  /** Reads and verifies a notification of a receipt; null for a notification of something else. */
  parse: (rawBody: string) => ProviderResult<ReceiptNotification> | null;
}

/** A bank that takes payments. No method throws for a failure of the bank or the network. */
export interface PaymentGateway {
  readonly name: BankName;
  /** Absent when the bank does not report which receipts were printed. */
  readonly receipts?: GatewayReceipts;
  /**
   * Creates a payment and its page. After `unavailable` the payment may or may not exist: retry with a new
   * `paymentId`.
   */
  create: (payment: NewPayment) => Promise<ProviderResult<CreatedPayment>>;
  /** The current state according to the bank. Trust only this before releasing goods. */
  state: (externalId: string) => Promise<ProviderResult<PaymentSnapshot>>;
  /** Cancels a payment that has not been charged. */
  cancel: (externalId: string) => Promise<ProviderResult<PaymentSnapshot>>;
  /** Refunds charged money, in full or in part; `rejected` when less is left. */
  refund: (request: MoneyBack) => Promise<ProviderResult<PaymentSnapshot>>;
  /** Reads and verifies a notification. Answer with `acknowledgement()` even when it changes nothing. */
  parseNotification: (headers: NotificationHeaders, rawBody: string) => Promise<ProviderResult<PaymentNotification>>;
  /** The answer that makes the bank stop resending a notification. */
  acknowledgement: () => Acknowledgement;
}
