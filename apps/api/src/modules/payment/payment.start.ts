import { publicPaymentStatus, type PaymentState } from '@vetka/domain/payment';
import type { FastifyInstance } from 'fastify';
import type { ProviderFailure } from '../../adapters/result.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { notificationUrlOf, returnUrlOf } from './payment.addresses.ts';
import type { PaymentBanks } from './payment.bank.ts';
import { paymentMessages } from './payment.messages.ts';
import type { PaymentMoves } from './payment.moves.ts';
import { bankNumberOf } from './payment.number.ts';
import type { Payable } from './payment.payable.ts';
import type { PaidGoods } from './payment.receipt.ts';
import * as repository from './payment.repository.ts';

/** Where the payer comes back: the site's address, and a path of it. */
export interface WayBack {
  origin: string;
  path: string;
}

/** Where something can be paid; no link means that it needs no payment any more. */
export interface Started {
  state: PaymentState;
  paymentLink: string | null;
}

type Payment = repository.PaymentRow;
type Step =
  | { kind: 'settled'; state: PaymentState }
  /** Somebody else is making the bank's page right now. */
  | { kind: 'busy' }
  | { kind: 'open'; payment: Payment }
  /** It is for another sum than it now costs. */
  | { kind: 'outdated'; payment: Payment }
  | { kind: 'new'; payment: Payment; goods: PaidGoods };

/** A page that has not come in this time never will, milliseconds. */
const makingLastsMs = 30_000;
const busyWaitMs = 200;
/** Rounds of looking before a customer is asked to come later: each either settles something or waits. */
const mostRounds = 80;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Finds the payment of an order or a subscription, or begins one; of all who ask at once, one asks the bank. */
export class PaymentStart {
  readonly #app: FastifyInstance;
  readonly #moves: PaymentMoves;
  readonly #banks: PaymentBanks;

  constructor(app: FastifyInstance, moves: PaymentMoves, banks: PaymentBanks) {
    this.#app = app;
    this.#moves = moves;
    this.#banks = banks;
  }

  /** @throws Refusal 409 when it is cancelled; 503 when the bank is away, and it stays as it is */
  async start(payable: Payable, back: WayBack): Promise<Started> {
    let failures = 0;
    for (let round = 0; round < mostRounds; round += 1) {
      const step = await this.#app.db.transaction((tx) => this.#prepare(tx, payable));
      if (step.kind === 'settled') return { state: step.state, paymentLink: null };
      if (step.kind === 'busy') await pause(busyWaitMs);
      if (step.kind === 'outdated') await this.#end(step.payment);
      if (step.kind === 'open') {
        const started = await this.#look(step.payment);
        if (started) return started;
      }
      if (step.kind === 'new') {
        const answer = await this.#create(payable, step.payment, step.goods, back);
        if ('paymentLink' in answer) return answer;
        failures += 1;
        // Whether the bank made a payment is unknown, so the next try has a number of its own.
        if (answer.reason !== 'unavailable' || failures > 1) throw refusalOf(answer);
      }
    }
    throw away();
  }

  async #prepare(tx: Transaction, payable: Payable): Promise<Step> {
    const due = await payable.lock(tx);
    if (due.kind === 'settled') return due;
    const { live, goods, expiresAt } = due;
    if (live?.paymentLink) return { kind: live.amount === goods.amount ? 'open' : 'outdated', payment: live };
    if (live) {
      if (Date.now() - live.createdAt.getTime() < makingLastsMs) return { kind: 'busy' };
      await repository.movePayment(tx, live, 'CANCELED', 'init');
    }
    const payment = await repository.insertPayment(tx, {
      ...payable.subject,
      provider: this.#banks.activeProvider,
      amount: goods.amount,
      receipt: { lines: goods.lines, customer: goods.customer },
      expiresAt,
    });
    return { kind: 'new', payment, goods };
  }

  /** The page is as good as the bank says it is; a bank that is away is no reason to refuse. */
  async #look(payment: Payment): Promise<Started | null> {
    const refreshed = await this.#banks.refresh(payment, 'init');
    const now = await repository.findPayment(this.#app.db, payment.id);
    const isOpen = now?.state === 'CREATED' || now?.state === 'PENDING';
    if (!isOpen && refreshed === 'told') return null;
    return { state: payment.state, paymentLink: payment.paymentLink };
  }

  async #end(payment: Payment): Promise<void> {
    await this.#banks.cancel(payment);
    await this.#moves.apply(payment.id, { status: 'CANCELED', bankStatus: 'OUTDATED', amount: null }, 'cancel');
  }

  async #create(
    { subject, description }: Payable,
    payment: Payment,
    goods: PaidGoods,
    back: WayBack,
  ): Promise<Started | ProviderFailure> {
    const gateway = this.#banks.active;
    const url = returnUrlOf(back.origin, payment.id, back.path);
    const answer = await gateway.create({
      orderId: 'orderId' in subject ? String(subject.orderId) : `S${subject.holdingId}`,
      paymentId: bankNumberOf(this.#app.config.secret, payment),
      amount: payment.amount,
      description,
      items: goods.lines,
      customer: goods.customer,
      returnUrl: url,
      failUrl: url,
      notificationUrl: notificationUrlOf(this.#app, gateway.name),
      expiresAt: payment.expiresAt ?? new Date(Date.now() + makingLastsMs),
    });
    if (!answer.ok) {
      await this.#giveUp(payment, answer);
      return answer;
    }
    const { externalId, paymentLink } = answer.value;
    await repository.updatePayment(this.#app.db, payment.id, { externalId, paymentLink });
    return { state: 'CREATED', paymentLink };
  }

  async #giveUp(payment: Payment, failure: ProviderFailure): Promise<void> {
    this.#app.log.warn({ paymentId: payment.id, failure }, 'the bank made no payment');
    const change = { errorCode: failure.code, errorMessage: failure.message };
    await repository.updatePayment(this.#app.db, payment.id, change);
    await this.#moves.apply(payment.id, { status: 'CANCELED', bankStatus: 'NOT_MADE', amount: null }, 'init');
  }
}

const away = () => new Refusal(503, 'payment.bank-is-away', paymentMessages.bankIsAway);

const refusalOf = ({ reason }: ProviderFailure): Refusal =>
  reason === 'unavailable' ? away() : new Refusal(502, 'payment.bank-refused', paymentMessages.bankRefused);

/** What the contract calls the state of a started payment. */
export const statusOf = ({ state }: Started) => publicPaymentStatus[state];
