import type { ProviderResult } from '../result.ts';

/** Checks whether a person is self-employed. */
export interface TaxpayerRegister {
  /** @param day `YYYY-MM-DD` */
  isSelfEmployed: (inn: string, day: string) => Promise<ProviderResult<boolean>>;
}

export interface NewIncome {
  /** Our number. The tax service registers an income with it once. */
  requestId: string;
  inn: string;
  /** What was sold. */
  name: string;
  /** Kopecks. */
  amount: number;
  /** When the buyer has paid. */
  soldAt: Date;
}

export interface IncomeReceipt {
  receiptId: string;
  url: string;
}

/** Codes of errors that may be resolved later: the person is not registered, or has not agreed. */
export const laterCodes: ReadonlySet<string> = new Set([
  'TAXPAYER_UNREGISTERED',
  'TAXPAYER_UNBOUND',
  'PERMISSION_NOT_GRANTED',
  'PARTNER_DENY',
]);

/** «Мой налог» on behalf of people who have agreed. No method throws for a failure of the service or of the network. */
export interface IncomeBook {
  /** Asks a person for permission in their application. @returns the id of the request */
  ask: (inn: string) => Promise<ProviderResult<string>>;
  /** The person's answer. */
  answer: (askId: string) => Promise<ProviderResult<'ASKED' | 'BOUND' | 'REFUSED'>>;
  /** Registers an income. The same `requestId` gives the same receipt. */
  register: (income: NewIncome) => Promise<ProviderResult<IncomeReceipt>>;
  /** Annuls a receipt after a refund. Annulling it again succeeds. */
  cancel: (receipt: { inn: string; receiptId: string }) => Promise<ProviderResult<null>>;
}
