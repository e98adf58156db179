import { randomUUID } from 'node:crypto';
import type { PaymentBook } from '../payments/book.ts';
import { isPaid } from '../payments/payment.ts';

export type CyclopsDealStatus = 'new' | 'in_process' | 'closed' | 'rejected' | 'correction' | 'canceled_by_platform';

export interface CyclopsRecipient {
  number: number;
  type: string;
  /** Kopecks. */
  amount: number;
  account: string;
  bank_code: string;
  name: string;
  inn: string;
}

export interface CyclopsDeal {
  id: string;
  extKey: string;
  virtualAccount: string;
  amount: number;
  recipient: CyclopsRecipient;
  status: CyclopsDealStatus;
  paymentStatus: 'NEW' | 'WAIT_SEND' | 'PAID' | 'CANCELED';
  reason: string;
}

export interface Beneficiary {
  id: string;
  inn: string;
  kind: 'ul' | 'ip';
  data: unknown;
  isActive: boolean;
  /** The bank has checked it. */
  isAdded: boolean;
}

/** The bank's behaviour. */
export interface CyclopsPlan {
  /** New beneficiaries stay unchecked, and deals in_process, until a test changes that. */
  isChecking: boolean;
  /** The next deals do not pass compliance. */
  refuseNext: number;
}

/** The beneficiaries, virtual accounts and deals of this run. */
export class CyclopsBook {
  readonly #payments: PaymentBook;
  readonly #beneficiaries = new Map<string, Beneficiary>();
  readonly #deals = new Map<string, CyclopsDeal>();
  /** Kopecks by payment, once it is identified. */
  readonly #identified = new Map<string, { virtualAccount: string; amount: number }>();
  plan: CyclopsPlan = { isChecking: false, refuseNext: 0 };

  constructor(payments: PaymentBook) {
    this.#payments = payments;
  }

  addBeneficiary(kind: Beneficiary['kind'], inn: string, data: unknown): Beneficiary {
    const made = { id: randomUUID(), inn, kind, data, isActive: true, isAdded: !this.plan.isChecking };
    this.#beneficiaries.set(made.id, made);
    return made;
  }

  beneficiary(id: string): Beneficiary | undefined {
    return this.#beneficiaries.get(id);
  }

  beneficiaries(): Beneficiary[] {
    return [...this.#beneficiaries.values()];
  }

  /** Payments of buyers that are not identified yet. */
  unidentified(): string[] {
    return this.#payments
      .all()
      .filter((payment) => payment.bank === 'tochka' && isPaid(payment) && !this.#identified.has(payment.id))
      .map(({ id }) => id);
  }

  /** Kopecks of an incoming payment. */
  incoming(id: string): { amount: number; isIdentified: boolean } | undefined {
    const payment = this.#payments.find('tochka', id);
    if (!payment || !isPaid(payment)) return undefined;
    const known = this.#identified.get(id);
    return { amount: known?.amount ?? payment.amount, isIdentified: known !== undefined };
  }

  identify(id: string, virtualAccount: string, amount: number): void {
    this.#identified.set(id, { virtualAccount, amount });
  }

  /** The balance of a virtual account (kopecks). */
  cashOf(virtualAccount: string): number {
    const isOwn = (one: { virtualAccount: string }) => one.virtualAccount === virtualAccount;
    const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
    const taken = this.deals().filter(({ paymentStatus }) => paymentStatus === 'WAIT_SEND' || paymentStatus === 'PAID');
    return sum([...this.#identified.values()].filter(isOwn)) - sum(taken.filter(isOwn));
  }

  addDeal(details: Pick<CyclopsDeal, 'extKey' | 'virtualAccount' | 'amount' | 'recipient'>): CyclopsDeal {
    const deal: CyclopsDeal = { ...details, id: randomUUID(), status: 'new', paymentStatus: 'NEW', reason: '' };
    this.#deals.set(deal.id, deal);
    return deal;
  }

  deal(id: string): CyclopsDeal | undefined {
    return this.#deals.get(id);
  }

  deals(): CyclopsDeal[] {
    return [...this.#deals.values()];
  }
}
