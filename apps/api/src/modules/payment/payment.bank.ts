import { banks } from '@vetka/domain/payment';
import type { FastifyInstance } from 'fastify';
import type { PaymentGateway } from '../../adapters/payments/gateway.ts';
import { isAway } from '../../adapters/result.ts';
import { isOpen, type Origin, type PaymentRow, type Provider } from './payment.repository.ts';
import type { PaymentMoves } from './payment.moves.ts';

/** The outcome of a status query. `unknown`: the bank is not configured, or answered with an error. */
export type Refreshed = 'answered' | 'unknown' | 'unavailable';

/** The banks and the status of our payments there. */
export class PaymentBanks {
  readonly #app: FastifyInstance;
  readonly #moves: PaymentMoves;

  constructor(app: FastifyInstance, moves: PaymentMoves) {
    this.#app = app;
    this.#moves = moves;
  }

  /** The bank for new payments. */
  get active(): PaymentGateway {
    const [gateway] = this.#app.providers.payments;
    if (!gateway) throw new Error('No bank is configured: see payment-gateways.ts.');
    return gateway;
  }

  get activeProvider(): Provider {
    return banks[this.active.name].provider;
  }

  named(name: PaymentGateway['name']): PaymentGateway | undefined {
    return this.#app.providers.payments.find((gateway) => gateway.name === name);
  }

  providerOf(gateway: PaymentGateway): Provider {
    return banks[gateway.name].provider;
  }

  /** The bank of a payment; undefined when it is no longer configured. */
  of({ provider }: Pick<PaymentRow, 'provider'>): PaymentGateway | undefined {
    return this.#app.providers.payments.find(({ name }) => banks[name].provider === provider);
  }

  /** Queries the state of a payment and applies it. A payment unknown to the bank is dead. */
  async refresh(payment: PaymentRow, origin: Origin): Promise<Refreshed> {
    const gateway = this.of(payment);
    if (payment.externalId === null || !gateway) return 'unknown';
    return this.#take(payment, await gateway.state(payment.externalId), origin);
  }

  /** Cancels a payment that must no longer be paid. If money still arrives, it is refunded. */
  async cancel(payment: PaymentRow): Promise<Refreshed> {
    const gateway = this.of(payment);
    if (payment.externalId === null || !gateway) return 'unknown';
    // For a paid payment a bank treats «cancel» as a refund, so check the state first.
    const now = await gateway.state(payment.externalId);
    if (!now.ok || !isOpen(now.value.status)) return this.#take(payment, now, 'cancel');
    const answer = await gateway.cancel(payment.externalId);
    if (answer.ok) await this.#moves.apply(payment.id, answer.value, 'cancel');
    else this.#app.log.info({ paymentId: payment.id, answer }, 'the bank did not cancel a payment');
    return isAway(answer) ? 'unavailable' : 'answered';
  }

  /** Applies the bank's answer about the state of a payment. */
  async #take(
    payment: PaymentRow,
    answer: Awaited<ReturnType<PaymentGateway['state']>>,
    origin: Origin,
  ): Promise<Refreshed> {
    if (answer.ok) await this.#moves.apply(payment.id, answer.value, origin);
    else if (answer.reason === 'not-found') await this.#markUnknown(payment, origin);
    else return answer.reason === 'unavailable' ? 'unavailable' : 'unknown';
    return 'answered';
  }

  async #markUnknown(payment: PaymentRow, origin: Origin): Promise<void> {
    this.#app.log.warn({ paymentId: payment.id }, 'a payment is unknown to the bank');
    await this.#moves.apply(payment.id, { status: 'EXPIRED', bankStatus: 'NOT_FOUND', amount: null }, origin);
  }
}
