import { isDead, type InitPayment, type Payment } from '@vetka/domain/payment';
import type { FastifyInstance } from 'fastify';
import type { Acknowledgement, NotificationHeaders, PaymentGateway } from '../../adapters/payments/gateway.ts';
import { Calls } from '../../adapters/result.ts';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { waitUpTo } from '../../platform/patience.ts';
import { PaymentBanks } from './payment.bank.ts';
import { PaymentMoves } from './payment.moves.ts';
import { payableHolding } from './payment.holding.ts';
import { PaymentNotifications } from './payment.notifications.ts';
import { recordMadeRefund, type MadeRefund } from './payment.made.ts';
import { moneyOfLines, recordPartialRefund, type LineMoney, type PartialRefund } from './payment.partial.ts';
import { payableOrder } from './payment.payable.ts';
import { receiptGoods, type ReceiptSubject } from './payment.receiptGoods.ts';
import { settleRefused } from './payment.refused.ts';
import { PaymentRefunds } from './payment.refunds.ts';
import * as repository from './payment.repository.ts';
import { refundRest } from './payment.rest.ts';
import { PaymentStart, statusOf, type ReturnTarget } from './payment.start.ts';

/** Poll a payment after this long without a notification (ms). */
const silentMs = 60_000;
/**
 * While the bank is unavailable it is unknown whether an order was paid: its goods stay reserved this much longer (ms).
 */
export const patienceMs = 10 * 60_000;
const maxAtOnce = 50;

type Cancellation = Parameters<Parameters<FastifyInstance['order']['onCancel']>[0]>[0];

/** Payments for orders and subscriptions: starting, notifications, polling, expiry and refunds. */
export class PaymentService {
  readonly #app: FastifyInstance;
  readonly #banks: PaymentBanks;
  readonly #moves: PaymentMoves;
  readonly #start: PaymentStart;
  readonly #refunds: PaymentRefunds;
  readonly #notifications: PaymentNotifications;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.#moves = new PaymentMoves(app);
    this.#banks = new PaymentBanks(app, this.#moves);
    const context = { app, moves: this.#moves, banks: this.#banks };
    this.#start = new PaymentStart(context);
    this.#refunds = new PaymentRefunds(context);
    this.#notifications = new PaymentNotifications(context);
  }

  /**
   * The payment page of the customer's order. Repeated calls return the same page while it is valid; no link with the
   * status CREATED means that the bank is slow: call again.
   * @throws Refusal 404 for someone else's order; 409 for a cancelled one; 502 or 503 when the bank fails
   */
  async init(userId: number, orderId: number, back: ReturnTarget): Promise<InitPayment> {
    await this.#app.customerOrders.read(userId, orderId);
    const started = await this.#start.start(payableOrder(this.#app, orderId), back);
    return { orderId, status: statusOf(started), paymentLink: started.paymentLink };
  }

  /**
   * The payment page of a subscription, which starts once it is paid. The caller has checked ownership. No link with
   * the status CREATED means that the bank is slow: call again.
   * @throws Refusal 409 for a cancelled one; 502 or 503 when the bank fails
   */
  async initSubscription(holdingId: number, back: ReturnTarget): Promise<Payment> {
    const started = await this.#start.start(payableHolding(holdingId), back);
    return { status: statusOf(started), paymentLink: started.paymentLink };
  }

  /** A bank's notification. */
  async handleNotification(
    bank: PaymentGateway['name'],
    headers: NotificationHeaders,
    rawBody: string,
  ): Promise<Acknowledgement> {
    const { answer, changedId } = await this.#notifications.receive(bank, headers, rawBody);
    if (changedId !== null) this.#refundSoon(changedId);
    return answer;
  }

  /**
   * The payer has returned, which proves nothing: query the bank. If the bank is slow, the page polls the order.
   * @returns whether the bank has refused to take the money for an order
   */
  async returned(paymentId: number): Promise<boolean> {
    const payment = await repository.findPayment(this.#app.db, paymentId);
    if (!payment || payment.state === 'CONFIRMED') return false;
    const asked = this.#banks.refresh(payment, 'return');
    this.#app.jobs.soon('payment.return', async () => {
      await asked;
      await this.#refunds.run(payment.id);
    });
    await waitUpTo(this.#app.config.bankPatienceMs, asked);
    const now = await repository.findPayment(this.#app.db, paymentId);
    return now?.orderId != null && (now.state === 'REJECTED' || now.state === 'AUTH_FAIL');
  }

  /** Follows up on a cancelled part in the same transaction: refunds it, or cancels its payment. */
  async onCancel({
    tx,
    order,
    part,
    isLast,
    reason,
    actorUserId,
  }: Cancellation): Promise<(() => Promise<void>) | undefined> {
    if (order.paidAt !== null) {
      const payment = await repository.findPaid(tx, order.id);
      if (!payment || part.total === 0) {
        await this.#app.ledger.cancel(tx, part.id);
        return undefined;
      }
      const rest = { paymentId: payment.id, orderServiceId: part.id, total: part.total, reason, actorUserId };
      const refundId = await refundRest(tx, rest);
      if (refundId !== undefined) await this.#app.ledger.refund(tx, refundId);
      await this.#app.ledger.cancel(tx, part.id);
      return () => this.#refunds.run(payment.id);
    }
    const live = isLast ? await repository.findLive(tx, { orderId: order.id }) : undefined;
    if (!live || live.state === 'AUTHORIZED') return undefined;
    await this.#moves.move(tx, order, live, 'CANCELED', 'cancel');
    return async () => void (await this.#banks.cancel(live));
  }

  /**
   * Records a partial refund of an order service, once per request. The order must be locked.
   * @returns the amount (kopecks) and the work to do after the commit; undefined when the request is recorded already
   * @throws Refusal 409 when the order is not paid; 422 when nothing is asked for, or more than is left of a line
   */
  async refundPart(
    tx: Transaction,
    refund: PartialRefund,
  ): Promise<{ amount: number; followUp: () => Promise<void> } | undefined> {
    const recorded = await recordPartialRefund(tx, refund);
    if (recorded) await this.#app.ledger.refund(tx, recorded.id);
    return recorded && { amount: recorded.amount, followUp: () => this.#refunds.run(recorded.paymentId) };
  }

  /** Records a refund that the bank has made without a request from us. The order must be locked. */
  recordMadeRefund(tx: Transaction, refund: MadeRefund): Promise<void> {
    return recordMadeRefund({ app: this.#app, moves: this.#moves }, tx, refund);
  }

  /** Refused refunds of a payment were returned by other means. @throws Refusal 409 when another amount is owed */
  settleRefused(tx: Transaction, settled: Parameters<typeof settleRefused>[2]): Promise<void> {
    return settleRefused(this.#app, tx, settled);
  }

  /** Lines and customer of a receipt as the bank got them, or with the sellers' requisites of today. */
  receiptGoods(db: Executor, subject: ReceiptSubject, as: 'SENT' | 'RIGHT') {
    return receiptGoods(db, subject, as);
  }

  /** The paid amount of each line of an order service and its refunds; the delivery is last. */
  moneyOfLines(db: Executor, orderServiceId: number): Promise<LineMoney[]> {
    return moneyOfLines(db, orderServiceId);
  }

  /**
   * Polls payments without news: notifications may be lost. Payments that we have closed must be closed at the bank,
   * too.
   */
  async poll(): Promise<void> {
    const silentSince = new Date(Date.now() - silentMs);
    const calls = new Calls();
    for (let asked = 0; asked < maxAtOnce && !calls.hang; asked += 1) {
      const payment = await repository.claimSilent(this.#app.db, silentSince);
      if (!payment) return;
      const answer = await (isDead(payment.state) ? this.#banks.cancel(payment) : this.#banks.refresh(payment, 'poll'));
      calls.note(answer !== 'unavailable');
    }
  }

  /** Cancels orders that were not paid in time, after the bank has confirmed that they are unpaid. */
  async expire(): Promise<void> {
    const calls = new Calls();
    for (const { id, reservedUntil } of await this.#app.order.overdue(maxAtOnce)) {
      const live = await repository.findLive(this.#app.db, { orderId: id });
      const asked = live?.externalId ? live : undefined;
      // The next round asks about this one; orders that no bank has to answer for do not wait.
      if (asked && calls.hang) continue;
      const answer = asked ? await this.#banks.refresh(asked, 'expiry') : 'answered';
      if (asked) calls.note(answer !== 'unavailable');
      const overdueMs = Date.now() - (reservedUntil?.getTime() ?? 0);
      if (answer === 'answered' || overdueMs > patienceMs) await this.#cancelUnpaid(id);
    }
  }

  /** Makes every due refund. */
  refund(): Promise<void> {
    return this.#refunds.run();
  }

  async #cancelUnpaid(orderId: number): Promise<void> {
    await this.#app.db.transaction(async (tx) => {
      const order = await this.#app.order.lock(tx, orderId);
      if (!order || !(await this.#app.order.cancelUnpaid(tx, order))) return;
      const live = await repository.findLive(tx, { orderId });
      const payment = live && (await repository.lockPayment(tx, live.id));
      // The bank decides about held money; if charged, it is refunded.
      if (!payment || isDead(payment.state) || payment.state === 'AUTHORIZED') return;
      await this.#moves.move(tx, order, payment, 'EXPIRED', 'expiry');
    });
  }

  /** The bank does not wait for this; a failure is retried by the next run. */
  #refundSoon(paymentId: number): void {
    this.#app.jobs.soon('payment.refund', () => this.#refunds.run(paymentId));
  }
}
