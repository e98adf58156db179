import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canMovePayment,
  internalPaymentStates,
  isDead,
  isPaid,
  paymentTransitions,
  type PaymentState,
} from './index.ts';

/** A payment in memory, which receives the reports of a bank in any order. */
class Account {
  state: PaymentState = 'CREATED';
  readonly history: PaymentState[] = ['CREATED'];
}

/** A report of the bank, applied if the table allows it. */
class ReportCommand implements fc.Command<{ wasPaid: boolean }, Account> {
  readonly #state: PaymentState;

  constructor(state: PaymentState) {
    this.#state = state;
  }

  check = () => true;

  run(model: { wasPaid: boolean }, account: Account): void {
    const before = account.state;
    if (canMovePayment(before, this.#state)) {
      account.state = this.#state;
      account.history.push(this.#state);
    }
    if (isPaid(before) && isDead(account.state)) throw new Error('Received money is forgotten.');
    if (isDead(before) && isPaid(account.state)) throw new Error('Goods are sold for a payment that is over.');
    if (account.state === 'REFUNDED' && before !== 'REFUNDED' && !model.wasPaid && !isDead(before))
      throw new Error('Something is returned, but nothing was received.');
    model.wasPaid ||= isPaid(account.state);
  }

  toString = () => this.#state;
}

const reports = fc.constantFrom(...internalPaymentStates).map((state) => new ReportCommand(state));

test('reports of a bank in any order, repeated or lost, never lose money and never sell twice', () => {
  fc.assert(
    fc.property(fc.commands([reports], { maxCommands: 30 }), (commands) => {
      const account = new Account();
      fc.modelRun(() => ({ model: { wasPaid: false }, real: account }), commands);
      expect(account.history.filter((state) => state === 'CONFIRMED').length).toBeLessThanOrEqual(1);
      expect(account.history.filter((state) => state === 'REFUNDED').length).toBeLessThanOrEqual(1);
    }),
  );
});

test('a repeated report changes nothing, except for a second partial refund', () => {
  const repeated = internalPaymentStates.filter((state) => canMovePayment(state, state));
  expect(repeated).toEqual(['PARTIAL_REFUNDED']);
});

const isEnd = (state: PaymentState): boolean => paymentTransitions[state].length === 0;

function reachedFrom(state: PaymentState): PaymentState[] {
  const reached = new Set([state]);
  for (const each of reached) for (const next of paymentTransitions[each]) reached.add(next);
  return [...reached];
}

test('every state of a payment can reach a final one', () => {
  expect(internalPaymentStates.filter((state) => !reachedFrom(state).some(isEnd))).toEqual([]);
});
