import { isDead, publicPaymentStatus, type PaymentState } from '@vetka/domain/payment';
import type { CreatedPayment } from '../../adapters/payments/gateway.ts';
import type { ProviderFailure } from '../../adapters/result.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { waitUpTo } from '../../platform/patience.ts';
import { notificationUrlOf, returnUrlOf } from './payment.addresses.ts';
import type { PaymentContext } from './payment.context.ts';
import { paymentMessages } from './payment.messages.ts';
import { bankNumberOf } from './payment.number.ts';
import type { Payable } from './payment.payable.ts';
import type { PaidGoods } from './payment.receipt.ts';
import * as repository from './payment.repository.ts';

/** Where the payer returns to: the site's origin and a path. */
export interface ReturnTarget {
  origin: string;
  path: string;
}

/**
 * Where to pay. Without a link, the state CREATED means that the bank has not answered yet; any other state means that
 * no payment is needed.
 */
export interface Started {
  state: PaymentState;
  paymentLink: string | null;
}

type Payment = repository.PaymentRow;
type Step =
  | { kind: 'settled'; state: PaymentState }
  /** Another copy of the program is requesting a page from the bank. */
  | { kind: 'busy' }
  | { kind: 'open'; payment: Payment }
  /** Its amount no longer matches the current price. */
  | { kind: 'outdated'; payment: Payment }
  | { kind: 'new'; payment: Payment; goods: PaidGoods };

/** A page that has not been created in this time never will be (ms). Longer than two calls to a bank. */
const creationTimeoutMs = 30_000;
/**
 * Before a page is created, each of these takes a step: cancelling an outdated page, dropping a dead one, one failure
 * of the bank.
 */
const maxSteps = 6;

const waiting: Started = { state: 'CREATED', paymentLink: null };

/**
 * Finds or starts the payment of an order or a subscription. All requests of this process for the same subject share
 * one attempt, which continues even when none of them waits any longer.
 */
export class PaymentStart {
  readonly #context: PaymentContext;
  readonly #attempts = new Map<string, Promise<Started>>();

  constructor(context: PaymentContext) {
    this.#context = context;
  }

  /**
   * Answers within the bank patience, without a link if that is not enough.
   * @throws Refusal 409 when it is cancelled; 503 when the bank is unavailable, and nothing changes
   */
  async start(payable: Payable, back: ReturnTarget): Promise<Started> {
    const started = await waitUpTo(this.#context.app.config.bankPatienceMs, this.#attempt(payable, back));
    return started.isLate ? waiting : started.value;
  }

  #attempt(payable: Payable, back: ReturnTarget): Promise<Started> {
    const key = JSON.stringify(payable.subject);
    const running = this.#attempts.get(key);
    if (running) return running;
    const attempt = this.#run(payable, back).finally(() => this.#attempts.delete(key));
    this.#attempts.set(key, attempt);
    // A refusal is returned to the waiting requests; it is not a failed job.
    this.#context.app.jobs.soon('payment.start', () =>
      attempt.catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      }),
    );
    return attempt;
  }

  async #run(payable: Payable, back: ReturnTarget): Promise<Started> {
    let failures = 0;
    for (let step = 0; step < maxSteps; step += 1) {
      const answer = await this.#step(payable, back);
      if (answer && 'paymentLink' in answer) return answer;
      if (answer) failures += 1;
      // The bank may or may not have created a payment, so the next attempt gets a new number.
      if (answer && (answer.reason !== 'unavailable' || failures > 1)) throw refusalOf(answer);
    }
    throw away();
  }

  /** @returns where to pay, why the bank refused, or null when the next step may help */
  async #step(payable: Payable, back: ReturnTarget): Promise<Started | ProviderFailure | null> {
    const step = await this.#context.app.db.transaction((tx) => this.#prepare(tx, payable));
    switch (step.kind) {
      case 'settled':
        return { state: step.state, paymentLink: null };
      case 'busy':
        return waiting;
      case 'open':
        return this.#look(step.payment);
      case 'outdated':
        await this.#end(step.payment);
        return null;
      case 'new':
        return this.#create(payable, step.payment, step.goods, back);
    }
  }

  async #prepare(tx: Transaction, payable: Payable): Promise<Step> {
    const due = await payable.lock(tx);
    if (due.kind === 'settled') return due;
    const { live, goods, expiresAt } = due;
    if (live?.paymentLink) return { kind: live.amount === goods.amount ? 'open' : 'outdated', payment: live };
    if (live) {
      if (Date.now() - live.createdAt.getTime() < creationTimeoutMs) return { kind: 'busy' };
      await repository.movePayment(tx, live, 'CANCELED', 'init');
    }
    const payment = await repository.insertPayment(tx, {
      ...payable.subject,
      provider: this.#context.banks.activeProvider,
      amount: goods.amount,
      receipt: { lines: goods.lines, customer: goods.customer },
      expiresAt,
    });
    return { kind: 'new', payment, goods };
  }

  /** The link is known, so return it even when the bank is slow or unavailable. */
  async #look(payment: Payment): Promise<Started | null> {
    const known: Started = { state: payment.state, paymentLink: payment.paymentLink };
    const asked = this.#context.banks.refresh(payment, 'init');
    this.#context.app.jobs.soon('payment.look', () => asked);
    const refreshed = await waitUpTo(this.#context.app.config.bankPatienceMs / 2, asked);
    if (refreshed.isLate || refreshed.value !== 'answered') return known;
    const now = await repository.findPayment(this.#context.app.db, payment.id);
    return now?.state === 'CREATED' || now?.state === 'PENDING' ? known : null;
  }

  async #end(payment: Payment): Promise<void> {
    await this.#context.banks.cancel(payment);
    const outdated = { status: 'CANCELED', bankStatus: 'OUTDATED', amount: null, isOurs: true } as const;
    await this.#context.moves.apply(payment.id, outdated, 'cancel');
  }

  async #create(
    { subject, description }: Payable,
    payment: Payment,
    goods: PaidGoods,
    back: ReturnTarget,
  ): Promise<Started | ProviderFailure | null> {
    const gateway = this.#context.banks.active;
    const deal = await this.#context.app.payout.dealOf(gateway.name);
    const url = returnUrlOf(back.origin, payment.id, back.path);
    const answer = await gateway.create({
      orderId: 'orderId' in subject ? String(subject.orderId) : `S${subject.holdingId}`,
      paymentId: bankNumberOf(this.#context.app.config.secret, payment),
      amount: payment.amount,
      description,
      ...(deal && { dealId: deal.externalId }),
      items: goods.lines,
      customer: goods.customer,
      returnUrl: url,
      failUrl: url,
      notificationUrl: notificationUrlOf(this.#context.app, gateway.name),
      expiresAt: payment.expiresAt ?? new Date(Date.now() + creationTimeoutMs),
    });
    if (!answer.ok) {
      await this.#cancelAttempt(payment, answer);
      return answer;
    }
    return this.#keep(payment, answer.value, deal?.id ?? null);
  }

  /** Closes a page that arrived after its payment was cancelled, and does not return it. */
  async #keep(
    payment: Payment,
    { externalId, paymentLink }: CreatedPayment,
    payoutDealId: number | null,
  ): Promise<Started | null> {
    const now = await this.#context.app.db.transaction(async (tx) => {
      const locked = await repository.lockPayment(tx, payment.id);
      await repository.updatePayment(tx, payment.id, { externalId, paymentLink, payoutDealId });
      return locked;
    });
    if (!now || !isDead(now.state)) return { state: 'CREATED', paymentLink };
    this.#context.app.jobs.soon('payment.close', () => this.#context.banks.cancel({ ...now, externalId }));
    return null;
  }

  async #cancelAttempt(payment: Payment, failure: ProviderFailure): Promise<void> {
    this.#context.app.log.warn({ paymentId: payment.id, failure }, 'the bank did not create a payment');
    const change = { errorCode: failure.code, errorMessage: failure.message };
    await repository.updatePayment(this.#context.app.db, payment.id, change);
    const notMade = { status: 'CANCELED', bankStatus: 'NOT_MADE', amount: null, isOurs: true } as const;
    await this.#context.moves.apply(payment.id, notMade, 'init');
  }
}

const away = () => new Refusal(503, 'payment.bank-is-away', paymentMessages.bankIsAway);

const refusalOf = ({ reason }: ProviderFailure): Refusal =>
  reason === 'unavailable' ? away() : new Refusal(502, 'payment.bank-refused', paymentMessages.bankRefused);

/** The contract's status of a started payment. */
export const statusOf = ({ state }: Started) => publicPaymentStatus[state];
