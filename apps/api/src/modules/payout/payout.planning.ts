import { banks } from '@vetka/domain/payment';
import { divideStakes, payoutMinimum } from '@vetka/domain/payout';
import type { FastifyInstance } from 'fastify';
import type { PayoutGateway } from '../../adapters/payouts/gateway.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { exceedsYearLimit, findItems, findStakes, isUnregistered, isWaiting } from './payout.due.ts';
import { hold } from './payout.holds.ts';
import { payoutMessages } from './payout.messages.ts';
import * as repository from './payout.repository.ts';

/** Turns the available money of one seller into payouts, in one transaction with the ledger. */
export class PayoutPlanning {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Plans due payouts. Safe to run concurrently in several copies of the program. */
  async run(gateway: PayoutGateway): Promise<void> {
    const { provider } = banks[gateway.name];
    for (const serviceId of await repository.findCandidates(this.#app.db, provider, new Date()))
      await this.#try(gateway, serviceId);
  }

  /** A seller whose payouts cannot be planned does not delay the others. */
  async #try(gateway: PayoutGateway, serviceId: number): Promise<void> {
    try {
      await this.#app.db.transaction((tx) => this.#plan(tx, gateway, serviceId));
    } catch (error) {
      this.#app.log.error({ err: error, serviceId }, 'the payouts of a shop were not planned');
    }
  }

  async #plan(tx: Transaction, gateway: PayoutGateway, serviceId: number): Promise<void> {
    const { ledger } = this.#app;
    const { provider } = banks[gateway.name];
    const now = new Date();
    const meaning = this.#app.config.legal.selfEmployedIncome;
    await ledger.lockSeller(tx, serviceId);
    const account = await repository.findReadyAccount(tx, serviceId, provider, now);
    if (!account || (await isWaiting(tx, serviceId, now))) return;
    const available = await ledger.balanceOf(tx, serviceId, 'SELLER_AVAILABLE');
    if (available < payoutMinimum) return;
    if (await isUnregistered(tx, serviceId)) {
      await hold(this.#app, tx, { serviceId, kind: 'TAX_STATUS', reason: payoutMessages.lostStatus });
      return;
    }
    if (await exceedsYearLimit(tx, account, { amount: available, now, meaning })) {
      await hold(this.#app, tx, { serviceId, kind: 'YEAR_LIMIT', reason: payoutMessages.yearLimit });
      return;
    }
    const stakes = await findStakes(tx, serviceId);
    const usable = stakes.filter(({ dealId }) => (dealId === null) !== gateway.hasDeals);
    for (const { dealId, amount } of divideStakes(available, usable)) {
      const items = await findItems(tx, { serviceId, dealId, amount });
      const row = { serviceId, accountId: account.id, provider, dealId, amount, nextAt: now };
      await ledger.payout(tx, await repository.insertPayout(tx, row, items));
    }
  }
}
