import type { BankName } from '@vetka/domain/payment';
import type { PageQuery } from '@vetka/domain/paging';
import type { PayByHand, PayoutQueueQuery, PayoutQueueView, Payouts, SavePayoutRequisites } from '@vetka/domain/payout';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { gathered } from '../../platform/database/gathered.ts';
import { payByHand, readUnassigned } from './payout.byHand.ts';
import { readDebts } from './payout.debts.ts';
import { PayoutDeals } from './payout.deals.ts';
import { hold, liftInVain } from './payout.holds.ts';
import { payoutMessages } from './payout.messages.ts';
import { countQueue, holdShop, readHeld, readQueue, releaseShop } from './payout.moderation.ts';
import { PayoutPlanning } from './payout.planning.ts';
import { readPayouts } from './payout.reading.ts';
import { updatePayout } from './payout.repository.ts';
import { registerRecipients } from './payout.recipients.ts';
import { PayoutRequisitesBook } from './payout.requisites.ts';
import { PayoutSending } from './payout.sending.ts';

interface Asked {
  userId: number;
  service: string;
}

/** Paying sellers: due payouts, their way through the bank, and a shop's view of them. */
export class PayoutService {
  readonly #app: FastifyInstance;
  readonly #deals: PayoutDeals;
  readonly #requisites: PayoutRequisitesBook;
  readonly #planning: PayoutPlanning;
  readonly #sending: PayoutSending;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.#deals = new PayoutDeals(app);
    this.#requisites = new PayoutRequisitesBook(app);
    this.#planning = new PayoutPlanning(app);
    this.#sending = new PayoutSending(app);
  }

  /** @throws Refusal 404, 403 */
  async read(asked: Asked, query: PageQuery): Promise<Payouts> {
    const desk = await this.#enter(asked);
    return gathered(() => readPayouts(this.#app, desk.service.id, query));
  }

  async requisites(asked: Asked) {
    return this.#requisites.read(await this.#enter(asked));
  }

  async sendRequisitesCode(asked: Asked, request: FastifyRequest) {
    return this.#requisites.sendCode(await this.#enter(asked), request);
  }

  async saveRequisites(asked: Asked, body: SavePayoutRequisites, request: FastifyRequest) {
    return this.#requisites.save(await this.#enter(asked), body, request);
  }

  queue(query: PayoutQueueQuery) {
    return gathered(() => readQueue(this.#app, query));
  }

  /** How many payouts a view of the queue has. */
  countQueue(view: PayoutQueueView): Promise<number> {
    return countQueue(this.#app.db, view);
  }

  held() {
    return gathered(() => readHeld(this.#app));
  }

  debts(query: PageQuery) {
    return readDebts(this.#app, query);
  }

  async unassigned() {
    return { data: await readUnassigned(this.#app) };
  }

  payByHand(tx: Transaction, id: number, body: PayByHand) {
    return payByHand(this.#app, tx, id, body);
  }

  hold(tx: Transaction, id: number, reason: string) {
    return holdShop(this.#app, tx, id, reason);
  }

  release(tx: Transaction, id: number) {
    return releaseShop(this.#app, tx, id);
  }

  /** The tax service says that the seller is not self-employed. */
  async holdForTaxes(tx: Transaction, serviceId: number): Promise<void> {
    await this.#app.ledger.lockSeller(tx, serviceId);
    await hold(this.#app, tx, { serviceId, kind: 'TAX_STATUS', reason: payoutMessages.lostStatus });
  }

  /** The deal of a new payment at a bank; undefined where there is none. */
  dealOf(bank: BankName) {
    return this.#deals.current(bank);
  }

  /** Opens and closes deals. */
  turnDeals(): Promise<void> {
    return this.#deals.turn();
  }

  /** Registers new requisites at the bank. */
  async register(): Promise<void> {
    const [gateway] = this.#app.providers.payouts;
    if (gateway) await registerRecipients(this.#app, gateway);
  }

  /** Plans due payouts, through the bank that makes new ones. */
  async plan(): Promise<void> {
    await liftInVain(this.#app);
    const [gateway] = this.#app.providers.payouts;
    if (gateway) await this.#planning.run(gateway);
  }

  /** The next round asks the bank about a payout, even when no change was expected. */
  async askAgain(tx: Transaction, id: number): Promise<void> {
    await updatePayout(tx, id, { nextAt: new Date() });
  }

  /** Continues every due payout. */
  send(): Promise<void> {
    return this.#sending.run();
  }

  #enter({ userId, service }: Asked) {
    return this.#app.desk.enter(userId, service, 'SEE_STATISTICS');
  }
}
