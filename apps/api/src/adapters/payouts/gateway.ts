import type { BankName } from '@vetka/domain/payment';
import type { SellerIdentity, SellerIdentityKind } from '@vetka/domain/payout';
import type { ProviderResult } from '../result.ts';

/** The data about a seller that a bank requires before it pays them. */
export interface PayoutRecipient {
  /** Our id of the shop. */
  serviceId: number;
  shopName: string;
  /** As in the state register. */
  holder: string;
  inn: string;
  /** Empty for people. */
  kpp: string;
  ogrn: string;
  email: string;
  phone: string;
  zip: string;
  city: string;
  street: string;
  siteUrl: string;
  account: string;
  bik: string;
  bankName: string;
  /** The passport of a person or the director of a company; empty when we do not have them, or no longer. */
  identity: SellerIdentity;
}

/** A company has an ИНН of ten digits, a person one of twelve. */
export const isCompany = ({ inn }: Pick<PayoutRecipient, 'inn'>): boolean => inn.length === 10;

/** The account to which a seller is paid. */
export interface PayoutDestination {
  holder: string;
  inn: string;
  account: string;
  bik: string;
}

export interface NewPayout {
  /** The same for all attempts, for a bank that makes one payout of a number. */
  number: string;
  /** Unique per attempt, at most 50 characters. */
  orderNumber: string;
  /** The bank's id of the seller. */
  recipientId: string;
  /** For a bank that does not keep the account with the seller. */
  requisites: PayoutDestination;
  /** The bank's id of the deal; null for a bank without deals. */
  dealId: string | null;
  /** Kopecks. */
  amount: number;
}

/** What a payout is made for, for a bank that wants to read it before it pays. */
export interface PayoutAct {
  number: string;
  /** `YYYY-MM-DD` */
  day: string;
  recipientId: string;
  pdf: () => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * PREPARED: nothing has moved, and nothing will until `execute`. MOVING: the bank is working on it. PAID: the seller
 * has it. REFUSED: it has not been and will not be paid, or the money is back.
 */
export type PayoutProgress = 'PREPARED' | 'MOVING' | 'PAID' | 'REFUSED';

export interface PayoutSnapshot {
  externalId: string;
  progress: PayoutProgress;
  /** The bank's own status and message, for people. */
  bankStatus: string;
  message: string;
}

/**
 * A bank that pays sellers. No method throws for a failure of the bank or the network; after `unavailable` the outcome
 * is unknown.
 */
export interface PayoutGateway {
  readonly name: BankName;
  /** Payouts are made from deals, into which buyers have paid. */
  readonly hasDeals: boolean;
  /** What the bank wants to know of a seller before it pays: of people, of companies. */
  readonly asksFor: readonly SellerIdentityKind[];
  openDeal: () => Promise<ProviderResult<string>>;
  /** Closed: nothing is paid or refunded from it any more; the remainder belongs to the marketplace. */
  closeDeal: (dealId: string) => Promise<ProviderResult<true>>;
  /** @returns the bank's id of the seller. Repeating it is harmless. */
  register: (recipient: PayoutRecipient) => Promise<ProviderResult<string>>;
  /** Moves no money. A payout that is prepared and then forgotten is never paid. */
  prepare: (payout: NewPayout) => Promise<ProviderResult<PayoutSnapshot>>;
  /**
   * Frees the money that the bank reserves for a prepared payout, by its `number`. A payout that has been executed stays
   * as it is. Undefined for a bank that reserves nothing.
   */
  readonly discard?: (number: string) => Promise<ProviderResult<true>>;
  /** Pays a prepared payout. Repeating it moves no money a second time. */
  execute: (externalId: string, act: PayoutAct) => Promise<ProviderResult<PayoutSnapshot>>;
  state: (externalId: string) => Promise<ProviderResult<PayoutSnapshot>>;
}
