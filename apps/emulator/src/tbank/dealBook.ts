import type { PaymentBook } from '../payments/book.ts';
import { isPaid } from '../payments/payment.ts';

export type PayoutStatus =
  | 'CHECKED'
  | 'COMPLETING'
  | 'CREDIT_CHECKING'
  | 'COMPLETED'
  | 'CREDIT_CANCELING'
  | 'CREDIT_CANCELED'
  | 'REJECTED';

export interface Deal {
  id: string;
  merchant: string;
  isClosed: boolean;
}

/** A payout to a registered seller. */
export interface Payout {
  id: string;
  orderId: string;
  dealId: string;
  partnerId: string;
  /** Kopecks. */
  amount: number;
  status: PayoutStatus;
  message: string;
  /** Closes the deal. */
  isFinal: boolean;
  history: PayoutStatus[];
}

/** How the bank treats the payouts it is asked to make. */
export interface PayoutPlan {
  /** They stay in CREDIT_CHECKING until told otherwise. */
  isChecking: boolean;
  /** The next payouts are refused, with these words. */
  refuseNext: number;
  message: string;
}

/** These have left the deal, or are about to. */
const isTaken = ({ status }: Payout): boolean =>
  status !== 'CHECKED' && status !== 'REJECTED' && status !== 'CREDIT_CANCELED';

/** The deals of this run, the sellers that the bank knows, and the payouts to them. */
export class DealBook {
  readonly #payments: PaymentBook;
  readonly #deals = new Map<string, Deal>();
  readonly #payouts = new Map<string, Payout>();
  readonly #sellers = new Map<string, unknown>();
  /** Based on the time, so that ids do not repeat after a restart. */
  #lastNumber = Date.now() * 1000;
  plan: PayoutPlan = { isChecking: false, refuseNext: 0, message: '' };

  constructor(payments: PaymentBook) {
    this.#payments = payments;
  }

  open(merchant: string): Deal {
    const deal = { id: this.#nextId(), merchant, isClosed: false };
    this.#deals.set(deal.id, deal);
    return deal;
  }

  find(id: string): Deal | undefined {
    return this.#deals.get(id);
  }

  /** What was paid into a deal, less what has left it (kopecks). */
  balanceOf(deal: Deal): number {
    const paidIn = this.#payments.all().filter((payment) => payment.dealId === deal.id && isPaid(payment));
    const paidOut = this.payouts().filter((payout) => payout.dealId === deal.id && isTaken(payout));
    const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
    return sum(paidIn) - sum(paidOut);
  }

  register(seller: unknown): string {
    const id = this.#nextId().slice(-9);
    this.#sellers.set(id, seller);
    return id;
  }

  seller(id: string): unknown {
    return this.#sellers.get(id);
  }

  sellers(): Record<string, unknown> {
    return Object.fromEntries(this.#sellers);
  }

  addPayout(details: Omit<Payout, 'id' | 'status' | 'message' | 'history'>): Payout {
    const payout: Payout = { ...details, id: this.#nextId(), status: 'CHECKED', message: '', history: ['CHECKED'] };
    this.#payouts.set(payout.id, payout);
    return payout;
  }

  payout(id: string): Payout | undefined {
    return this.#payouts.get(id);
  }

  /** Oldest first. */
  payouts(): Payout[] {
    return [...this.#payouts.values()];
  }

  move(payout: Payout, status: PayoutStatus, message = ''): void {
    payout.status = status;
    payout.message = message;
    payout.history.push(status);
  }

  #nextId(): string {
    this.#lastNumber += 1;
    return String(this.#lastNumber);
  }
}
