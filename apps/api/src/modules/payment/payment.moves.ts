import { canMovePayment, isDead, isPaid, publicPaymentStatus, type PaymentState } from '@vetka/domain/payment';
import type { FastifyInstance } from 'fastify';
import type { PaymentSnapshot } from '../../adapters/payments/gateway.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { orders } from '../../platform/database/schema/order.ts';
import { lockHolding } from './payment.holding.ts';
import { refundReasons } from './payment.messages.ts';
import { findCancelledParts, insertWholeRefund, sumOfLiveParts } from './payment.refund.repository.ts';
import * as repository from './payment.repository.ts';
import { refundRest } from './payment.rest.ts';

/** The outcome of a bank's report. */
export type Outcome = 'APPLIED' | 'DUPLICATE' | 'REFUSED' | 'UNKNOWN';
export interface BankReport extends Pick<PaymentSnapshot, 'status' | 'bankStatus' | 'amount'> {
  /** We close the payment without knowing its state at the bank. */
  isOurs?: boolean;
}

type OrderRow = typeof orders.$inferSelect;
type Payment = repository.PaymentRow;
type Origin = repository.Origin;

/** Applies the bank's reports to payments, as far as the domain's transition table allows, with all consequences. */
export class PaymentMoves {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Applies the bank's report of a payment. Repeated and out-of-order reports change nothing. */
  apply(paymentId: number, report: BankReport, origin: Origin): Promise<Outcome> {
    return this.#app.db.transaction(async (tx) => {
      const known = await repository.findPayment(tx, paymentId);
      // Lock the order or holding before its payment; every caller locks in this order.
      const order = known?.orderId ? await this.#app.order.lock(tx, known.orderId) : undefined;
      if (known?.holdingId) await lockHolding(tx, known.holdingId);
      const payment = await repository.lockPayment(tx, paymentId);
      if (!payment) return 'UNKNOWN';
      const outcome = await this.#applyReport(tx, order, payment, report, origin);
      if (isEndAtBank(payment, report, outcome)) {
        await repository.updatePayment(tx, paymentId, { endedAtBank: new Date() });
      }
      if (outcome === 'REFUSED') {
        this.#app.log.warn(
          { paymentId, from: payment.state, report, origin },
          'a state change of a payment was refused',
        );
      }
      return outcome;
    });
  }

  async #applyReport(
    tx: Transaction,
    order: OrderRow | undefined,
    payment: Payment,
    report: BankReport,
    origin: Origin,
  ) {
    if (report.status === payment.state) return this.#keepAmount(tx, payment, report);
    if (isDead(payment.state) && isPaid(report.status)) return this.#returnLate(tx, order, payment, report);
    if (!canMovePayment(payment.state, report.status) || isWrongAmount(payment, report)) return 'REFUSED';
    await this.move(tx, order, payment, report.status, origin, {
      providerStatus: report.bankStatus,
      ...returnedOf(payment, report),
    });
    if (report.status === 'CONFIRMED') {
      await this.#capture(tx, payment);
      await this.#deliver(tx, order, payment);
    }
    return 'APPLIED';
  }

  /** Moves a payment and notifies its customer of a visible change. Order and payment must be locked. */
  async move(
    tx: Transaction,
    order: OrderRow | undefined,
    payment: Payment,
    state: PaymentState,
    origin: Origin,
    change: Parameters<typeof repository.updatePayment>[2] = {},
  ): Promise<void> {
    await repository.movePayment(tx, payment, state, origin, change);
    const isSeen = publicPaymentStatus[state] !== publicPaymentStatus[payment.state];
    if (order && isSeen) await this.#app.order.paymentMoved(tx, order, publicPaymentStatus[state]);
  }

  /** The same status with a smaller amount means that another part was refunded. */
  async #keepAmount(tx: Transaction, payment: Payment, report: BankReport): Promise<Outcome> {
    const { refundedAmount = payment.refundedAmount } = returnedOf(payment, report);
    if (refundedAmount > payment.refundedAmount) await repository.updatePayment(tx, payment.id, { refundedAmount });
    return 'DUPLICATE';
  }

  /** The goods have been released, so refund the money. */
  async #returnLate(
    tx: Transaction,
    order: OrderRow | undefined,
    payment: Payment,
    report: BankReport,
  ): Promise<Outcome> {
    const isNew = await insertWholeRefund(tx, payment, refundReasons.late);
    if (!isNew) return 'DUPLICATE';
    await this.#capture(tx, payment);
    await repository.updatePayment(tx, payment.id, { providerStatus: report.bankStatus });
    if (order) await this.#app.order.paymentMoved(tx, order, 'ON-REFUND');
    return 'APPLIED';
  }

  /** The payment has succeeded, so the bank's cash register prints a receipt. */
  async #capture(tx: Transaction, payment: Payment): Promise<void> {
    await this.#app.ledger.capture(tx, payment.id);
    await this.#app.receipt.expect(tx, payment);
  }

  async #deliver(tx: Transaction, order: OrderRow | undefined, payment: Payment): Promise<void> {
    if (order) return this.#sell(tx, order, payment);
    const isWanted = payment.holdingId !== null && (await this.#app.service.startSubscription(tx, payment.holdingId));
    if (!isWanted) await insertWholeRefund(tx, payment, refundReasons.late);
    else if (payment.holdingId !== null) await this.#app.ledger.sellSubscription(tx, payment.holdingId);
  }

  async #sell(tx: Transaction, order: OrderRow, payment: Payment): Promise<void> {
    const isWanted = order.paidAt === null && (await this.#app.order.settle(tx, order));
    if (!isWanted) await insertWholeRefund(tx, payment, refundReasons.late);
    else await this.#returnExcess(tx, order.id, payment);
  }

  /** Refunds parts that were cancelled while the bank's page was open and were therefore paid as well. */
  async #returnExcess(tx: Transaction, orderId: number, payment: Payment): Promise<void> {
    let excess = payment.amount - (await sumOfLiveParts(tx, orderId));
    for (const part of await findCancelledParts(tx, orderId)) {
      if (part.total === 0 || part.total > excess) continue;
      excess -= part.total;
      const reason = part.reason ?? refundReasons.late;
      const rest = { paymentId: payment.id, orderServiceId: part.id, total: part.total, reason };
      const refundId = await refundRest(tx, rest);
      if (refundId !== undefined) await this.#app.ledger.refund(tx, refundId);
    }
  }
}

/** A final status is ignored if it was refused to a payment that may still be paid. */
const isEndAtBank = ({ state, endedAtBank }: Payment, { status, isOurs }: BankReport, outcome: Outcome): boolean =>
  endedAtBank === null && !isOurs && !repository.isOpen(status) && (outcome !== 'REFUSED' || isDead(state));

/** Never confirm a payment whose amount differs, even if everything else matches. */
const isWrongAmount = ({ amount }: Payment, report: BankReport): boolean =>
  report.status === 'CONFIRMED' && report.amount !== null && report.amount !== amount;

function returnedOf({ amount }: Payment, report: BankReport): { refundedAmount?: number } {
  if (report.status === 'REFUNDED') return { refundedAmount: amount };
  if (report.status !== 'PARTIAL_REFUNDED' || report.amount === null) return {};
  return { refundedAmount: Math.min(amount, Math.max(0, amount - report.amount)) };
}
