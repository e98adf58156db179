import type { Change } from './change.ts';

/** Bugs of payouts, which only runs that pay shops can find. */
export const payoutPlants: Record<string, readonly Change[]> = {
  'a payout is executed before its id is recorded': [
    {
      file: 'payout/payout.sending.ts',
      find: 'const kept = await this.#keep(payout, answer.value);',
      put: 'await gateway.execute(answer.value.externalId, await this.#actOf(payout)); const kept = await this.#keep(payout, answer.value);',
    },
  ],
  'a lost answer to an execution counts as a refusal': [
    {
      file: 'payout/payout.sending.ts',
      find: ': this.#postpone(payout, executed);',
      put: ': this.#fail(payout.id, executed.code, executed.message);',
    },
  ],
  'a payout that comes back stays paid in the ledger': [
    { file: 'payout/payout.sending.ts', find: 'await this.#app.ledger.payoutReturned(tx, id);', put: '' },
  ],
  'the money of a refused payout stays set aside': [
    { file: 'payout/payout.sending.ts', find: 'await this.#app.ledger.payoutFailed(tx, id);', put: '' },
  ],
  'what a bank pays after a refusal is not noticed': [
    {
      file: 'payout/payout.sending.ts',
      find: 'const nextAt = externalId === null ? null : later(hourMs);',
      put: 'const nextAt = externalId === null ? later(hourMs) : null;',
    },
  ],
  'money is released before the time for disputes is over': [
    {
      file: 'ledger/ledger.plugin.ts',
      find: 'for (const { id } of parts) await posting.sell(tx, id);',
      put: 'for (const { id } of parts) { await posting.sell(tx, id); await posting.release(tx, id); }',
    },
  ],
  'a debt is covered with more than there is': [
    {
      file: 'ledger/ledger.sale.ts',
      find: "const amount = coveredOf(debt, await balanceOf(tx, serviceId, 'SELLER_AVAILABLE'));",
      put: 'const amount = -debt;',
    },
  ],
  'a debt is forgotten': [
    {
      file: 'ledger/ledger.refund.ts',
      find: "    { account: 'SELLER_DEBT', serviceId, amount: -missing },",
      put: "    { account: 'OWN_DISCOUNTS', amount: -missing },",
    },
  ],
  'payouts of a shop are planned without a lock': [
    { file: 'payout/payout.planning.ts', find: 'await ledger.lockSeller(tx, serviceId);', put: '' },
  ],
  'another attempt keeps the number of the one before': [
    {
      file: 'payout/payout.sending.ts',
      find: 'orderNumber: `${payout.number}-${payout.attempts}`,',
      put: 'orderNumber: payout.number,',
    },
  ],
};
