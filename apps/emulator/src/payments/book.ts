import { randomUUID } from 'node:crypto';
import { isPayable, type Bank, type Payment, type PaymentStatus } from './payment.ts';

export type NewPayment = Pick<
  Payment,
  | 'bank'
  | 'merchant'
  | 'orderId'
  | 'dealId'
  | 'description'
  | 'originalAmount'
  | 'successUrl'
  | 'failUrl'
  | 'notificationUrl'
  | 'expiresAt'
  | 'receipt'
>;

export type MoveListener = (payment: Payment) => void;

/** All payments of this run, and the only place where their status changes. */
export class PaymentBook {
  #payments = new Map<string, Payment>();
  #listeners: MoveListener[] = [];
  readonly #firstNumber = Date.now() * 1000;
  #lastNumber = 0;

  add(details: NewPayment): Payment {
    const payment: Payment = {
      ...details,
      id: this.#nextId(details.bank),
      amount: details.originalAmount,
      status: 'NEW',
      errorCode: '0',
      card: null,
      attempts: 0,
      codeAttempts: 0,
      history: [],
      refundReceipts: [],
      refunds: new Map(),
    };
    this.#payments.set(payment.id, payment);
    this.#record(payment);
    return payment;
  }

  /** The payment, expired first if it is overdue, or `undefined`. */
  find(bank: Bank, id: string): Payment | undefined {
    this.expireDue();
    const payment = this.#payments.get(id);
    return payment?.bank === bank ? payment : undefined;
  }

  /** Whether an earlier run may have created this payment number of T-Bank: its state is unknown. */
  isEarlier(id: string): boolean {
    return /^\d{16}$/.test(id) && Number(id) <= this.#firstNumber;
  }

  /** The bank no longer knows the payment. */
  forget(payment: Payment): void {
    this.#payments.delete(payment.id);
  }

  /** Every payment, newest first. */
  all(): Payment[] {
    this.expireDue();
    return [...this.#payments.values()].toReversed();
  }

  /** Changes the status, records it in the history and notifies the listeners. */
  move(payment: Payment, status: PaymentStatus, change: { amount?: number; errorCode?: string } = {}): void {
    payment.status = status;
    payment.amount = change.amount ?? payment.amount;
    payment.errorCode = change.errorCode ?? '0';
    this.#record(payment);
    for (const listener of this.#listeners) listener(payment);
  }

  onMove(listener: MoveListener): void {
    this.#listeners.push(listener);
  }

  /** Expires every payment whose link is overdue. */
  expireDue(now = Date.now()): void {
    for (const payment of this.#payments.values()) {
      if (isPayable(payment) && payment.expiresAt <= now) this.move(payment, 'DEADLINE_EXPIRED');
    }
  }

  #record(payment: Payment): void {
    const { status, amount, errorCode } = payment;
    payment.history.push({ status, amount, errorCode, at: new Date().toISOString() });
  }

  // Based on the time, so that ids do not repeat after a restart: the shop's database outlives this memory.
  #nextId(bank: Bank): string {
    if (bank === 'tochka') return randomUUID();
    this.#lastNumber = Math.max(this.#lastNumber + 1, Date.now() * 1000);
    return String(this.#lastNumber);
  }
}
