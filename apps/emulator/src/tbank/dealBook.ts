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
  /** Opened before this run: the payments into it are unknown, and suffice for every payout. */
  isEarlier: boolean;
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

/** The bank's behaviour for payouts. */
export interface PayoutPlan {
  /** They stay in CREDIT_CHECKING until a test changes that. */
  isChecking: boolean;
  /** The next payouts are refused, with this message. */
  refuseNext: number;
  message: string;
}

const earlierSeller = /^\d{9}$/;

/** Payouts that have left the deal, or are about to. */
const isTaken = ({ status }: Payout): boolean =>
  status !== 'CHECKED' && status !== 'REJECTED' && status !== 'CREDIT_CANCELED';

/**
 * The deals of this run, the registered sellers, and the payouts to them. The shop's database outlives this memory, so
 * a number that an earlier run may have created is recognised by its form: then the deal is open, the seller is
 * registered, and the payout was made.
 */
export class DealBook {
  readonly #payments: PaymentBook;
  readonly #deals = new Map<string, Deal>();
  readonly #payouts = new Map<string, Payout>();
  readonly #sellers = new Map<string, unknown>();
  /** Based on the time, so that ids do not repeat after a restart. */
  readonly #firstNumber = Date.now() * 1000;
  #lastNumber = this.#firstNumber;
  plan: PayoutPlan = { isChecking: false, refuseNext: 0, message: '' };

  constructor(payments: PaymentBook) {
    this.#payments = payments;
  }

  open(merchant: string): Deal {
    const deal = { id: this.#nextId(), merchant, isClosed: false, isEarlier: false };
    this.#deals.set(deal.id, deal);
    return deal;
  }

  find(id: string, merchant = ''): Deal | undefined {
    const known = this.#deals.get(id);
    if (known || !this.#isEarlier(id)) return known;
    const deal = { id, merchant, isClosed: false, isEarlier: true };
    this.#deals.set(id, deal);
    return deal;
  }

  /** The payments into a deal, less the payouts from it (kopecks). */
  balanceOf(deal: Deal): number {
    if (deal.isEarlier) return Infinity;
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

  knowsSeller(id: string): boolean {
    return this.#sellers.has(id) || earlierSeller.test(id);
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
    const known = this.#payouts.get(id);
    if (known || !this.#isEarlier(id)) return known;
    const unknown = { orderId: '', dealId: '', partnerId: '', amount: 0, isFinal: false, message: '' };
    return { ...unknown, id, status: 'COMPLETED', history: ['COMPLETED'] };
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

  #isEarlier(id: string): boolean {
    return /^\d{16}$/.test(id) && Number(id) <= this.#firstNumber;
  }

  #nextId(): string {
    this.#lastNumber += 1;
    return String(this.#lastNumber);
  }
}
