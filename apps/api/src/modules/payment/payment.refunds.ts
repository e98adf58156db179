import { canMovePayment } from '@vetka/domain/payment';
import type { PaymentSnapshot } from '../../adapters/payments/gateway.ts';
import { Calls, failure, isAway, success, type ProviderFailure, type ProviderResult } from '../../adapters/result.ts';
import type { PaymentContext } from './payment.context.ts';
import { findRefundLines } from './payment.partial.ts';
import { refundedLines } from './payment.receipt.ts';
import { notifyRefused } from './payment.refused.ts';
import * as refundRows from './payment.refund.repository.ts';
import * as repository from './payment.repository.ts';
import { storedGoods } from './payment.receiptGoods.ts';

type Claimed = NonNullable<Awaited<ReturnType<typeof refundRows.claimRefund>>>;
type Asked = ProviderResult<Pick<PaymentSnapshot, 'bankStatus'>>;

/** After this many attempts that the bank did not leave unanswered, it is not asked again. */
const maxAttempts = 5;
/** Refunds per run; the rest waits for the next one. */
const maxAtOnce = 100;

/** Makes refunds. They are recorded in the table first, so a crash loses none. */
export class PaymentRefunds {
  readonly #context: PaymentContext;

  constructor(context: PaymentContext) {
    this.#context = context;
  }

  /** Makes the due refunds of one payment, or of all. Safe to run concurrently on several replicas. */
  async run(paymentId?: number): Promise<void> {
    const calls = new Calls();
    for (let made = 0; made < maxAtOnce && !calls.hang; made += 1) {
      const claimed = await this.#context.app.db.transaction((tx) => refundRows.claimRefund(tx, paymentId));
      if (!claimed) return;
      const answer = await this.#ask(claimed);
      calls.note(!isAway(answer));
      if (answer.ok) await this.#finish(claimed, answer.value.bankStatus);
      else await this.#fail(claimed, answer);
    }
  }

  async #ask(claimed: Claimed): Promise<Asked> {
    const { refund, payment } = claimed;
    const gateway = this.#context.banks.of(payment);
    if (!gateway || payment.externalId === null) return failure('invalid', 'no-bank', 'Банк этого платежа не настроен');
    const before = refund.attempts > 1 ? await this.#wasDone(claimed) : null;
    if (before) return before;
    const { lines, customer } = storedGoods(payment.receipt);
    const items = refundedLines(lines, refund, await this.#linesOf(refund));
    // The receipt may be printed before the bank's answer arrives.
    await this.#context.app.db.transaction((tx) => this.#context.app.receipt.expect(tx, payment, refund));
    return gateway.refund({
      externalId: payment.externalId,
      amount: refund.amount,
      requestId: `refund-${refund.id}`,
      ...(items.length > 0 && { items, customer }),
    });
  }

  #linesOf({ orderServiceId }: Claimed['refund']) {
    return orderServiceId === null ? [] : findRefundLines(this.#context.app.db, [orderServiceId]);
  }

  /** The answer to an earlier attempt was lost, but the bank may have refunded the money. */
  async #wasDone({ refund, payment }: Claimed): Promise<Asked | null> {
    const now = await this.#context.banks.of(payment)?.state(payment.externalId ?? '');
    if (!now?.ok) return now ?? null;
    const left = payment.amount - (await refundRows.sumOfDone(this.#context.app.db, payment.id)) - refund.amount;
    return now.value.amount !== null && now.value.amount <= left ? success(now.value) : null;
  }

  async #finish({ refund, payment }: Claimed, bankStatus: string): Promise<void> {
    await this.#context.app.db.transaction(async (tx) => {
      const order = payment.orderId ? await this.#context.app.order.lock(tx, payment.orderId) : undefined;
      const now = await repository.lockPayment(tx, payment.id);
      await refundRows.updateRefund(tx, refund.id, { state: 'DONE', finishedAt: new Date(), errorMessage: null });
      await this.#context.app.ledger.refundPaid(tx, refund.id);
      if (!now) return;
      const refundedAmount = Math.min(now.amount, await refundRows.sumOfDone(tx, payment.id));
      const state = refundedAmount === now.amount ? 'REFUNDED' : 'PARTIAL_REFUNDED';
      const change = { refundedAmount: Math.max(refundedAmount, now.refundedAmount), providerStatus: bankStatus };
      if (now.state !== state && canMovePayment(now.state, state)) {
        await this.#context.moves.move(tx, order, now, state, 'refund', change);
      } else await repository.updatePayment(tx, payment.id, change);
    });
  }

  async #fail({ refund, payment }: Claimed, { reason, code, message }: ProviderFailure): Promise<void> {
    const isHopeless = reason === 'not-found' || reason === 'invalid' || refund.attempts >= maxAttempts;
    const isOver = reason !== 'unavailable' && isHopeless;
    const details = { refundId: refund.id, paymentId: payment.id, reason, code, message };
    if (isOver) this.#context.app.log.error(details, 'a refund failed');
    else this.#context.app.log.warn(details, 'a refund will be retried');
    const errorMessage = `${code}: ${message}`;
    // A silent bank has refused nothing. The first attempt always counts: it says that the bank has been asked.
    const attempts = reason === 'unavailable' ? Math.max(1, refund.attempts - 1) : refund.attempts;
    await this.#context.app.db.transaction(async (tx) => {
      if (isOver && payment.orderId) await this.#context.app.order.lock(tx, payment.orderId);
      await refundRows.updateRefund(tx, refund.id, { state: isOver ? 'FAILED' : 'PENDING', attempts, errorMessage });
      if (!isOver) return;
      await this.#context.app.ledger.refundFailed(tx, refund.id);
      await notifyRefused(this.#context.app, tx, payment, refund);
    });
  }
}
