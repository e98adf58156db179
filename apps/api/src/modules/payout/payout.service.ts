import type { BankName } from '@vetka/domain/payment';
import type { PageQuery } from '@vetka/domain/paging';
import type { Payouts } from '@vetka/domain/payout';
import type { FastifyInstance } from 'fastify';
import { PayoutDeals } from './payout.deals.ts';
import { PayoutPlanning } from './payout.planning.ts';
import { readPayouts } from './payout.reading.ts';
import { registerRecipients } from './payout.recipients.ts';
import { PayoutSending } from './payout.sending.ts';

/** Paying sellers: what is due, its way through the bank, and what a shop sees of it. */
export class PayoutService {
  readonly #app: FastifyInstance;
  readonly #deals: PayoutDeals;
  readonly #planning: PayoutPlanning;
  readonly #sending: PayoutSending;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.#deals = new PayoutDeals(app);
    this.#planning = new PayoutPlanning(app);
    this.#sending = new PayoutSending(app);
  }

  /** @throws Refusal 404, 403 */
  async read({ userId, service }: { userId: number; service: string }, query: PageQuery): Promise<Payouts> {
    const desk = await this.#app.desk.enter(userId, service, 'SEE_STATISTICS');
    return readPayouts(this.#app, desk.service.id, query);
  }

  /** The deal of a new payment at a bank; undefined where there is none. */
  dealOf(bank: BankName) {
    return this.#deals.current(bank);
  }

  /** Opens and closes deals. */
  turnDeals(): Promise<void> {
    return this.#deals.turn();
  }

  /** Makes new requisites known to the bank. */
  async register(): Promise<void> {
    const [gateway] = this.#app.providers.payouts;
    if (gateway) await registerRecipients(this.#app, gateway);
  }

  /** Decides the payouts that are due, with the bank that makes new ones. */
  async plan(): Promise<void> {
    const [gateway] = this.#app.providers.payouts;
    if (gateway) await this.#planning.run(gateway);
  }

  /** Continues every payout that is due. */
  send(): Promise<void> {
    return this.#sending.run();
  }
}
