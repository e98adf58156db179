import type { PaymentGateway } from '../../adapters/payments/gateway.ts';
import type { PayoutGateway } from '../../adapters/payouts/gateway.ts';
import { failure, isAway, type ProviderResult } from '../../adapters/result.ts';
import type { OwnPayment, OwnPayout, Registered } from './reconciliation.books.ts';
import type { Theirs } from './reconciliation.compare.ts';

/** Concurrent calls to a bank, which is asked about every payment. */
const width = 8;

interface Asked<Own, State> {
  own: Own;
  answer: ProviderResult<State>;
}

const notAsked = failure('unavailable', 'hangs', 'Банк не отвечает');

/** Once a whole turn is left unanswered, the others are not asked: each call would take the bank's timeout. */
async function askInTurns<Own extends { externalId: string }, State>(
  items: readonly Own[],
  state: (externalId: string) => Promise<ProviderResult<State>>,
): Promise<Asked<Own, State>[]> {
  const all: Asked<Own, State>[] = [];
  for (let from = 0, hangs = false; from < items.length; from += width) {
    const ask = async (own: Own) => ({ own, answer: hangs ? notAsked : await state(own.externalId) });
    const turn = await Promise.all(items.slice(from, from + width).map(ask));
    hangs = turn.every(({ answer }) => isAway(answer));
    all.push(...turn);
  }
  return all;
}

/** `there` is null when the bank does not know the operation, and undefined when it did not answer. */
export interface Answer<Own, There> {
  own: Own;
  there: There | null | undefined;
  bankStatus: string;
}

/** The bank reports the remaining amount of a payment; its register reports the paid amount. */
function booksOf(own: OwnPayment, left: number, registered: Registered | undefined): Theirs {
  const amount = registered?.paid ?? Math.max(own.amount, left);
  return { externalId: own.externalId, amount, returned: amount - left, fee: registered?.fee ?? null };
}

/** The bank's current answers about our payments. A bank may call a fully refunded payment cancelled. */
export async function askAboutPayments(
  gateway: PaymentGateway,
  payments: readonly OwnPayment[],
  registers: ReadonlyMap<string, Registered>,
): Promise<Answer<OwnPayment, Theirs>[]> {
  const asked = await askInTurns(payments, (externalId) => gateway.state(externalId));
  return asked.map(({ own, answer }) => {
    const registered = registers.get(own.externalId);
    if (!answer.ok) {
      const there = answer.reason === 'not-found' ? null : undefined;
      return { own, there: registered?.paid ? registered : there, bankStatus: '' };
    }
    const { status, amount, bankStatus } = answer.value;
    const isHeld = status === 'CONFIRMED' || status === 'PARTIAL_REFUNDED';
    if (isHeld && amount === null) return { own, there: registered, bankStatus };
    const isReturned = status === 'REFUNDED';
    if (!isHeld && !isReturned) return { own, there: null, bankStatus };
    return { own, there: booksOf(own, isHeld ? (amount ?? 0) : 0, registered), bankStatus };
  });
}

/** The amounts paid to sellers by the bank's books. */
export async function askAboutPayouts(
  gateway: PayoutGateway,
  payouts: readonly OwnPayout[],
): Promise<Answer<OwnPayout, number>[]> {
  const asked = await askInTurns(payouts, (externalId) => gateway.state(externalId));
  return asked.map(({ own, answer }) => {
    if (!answer.ok) return { own, there: answer.reason === 'not-found' ? 0 : undefined, bankStatus: '' };
    const { progress, bankStatus } = answer.value;
    if (progress === 'MOVING') return { own, there: undefined, bankStatus };
    return { own, there: progress === 'PAID' ? own.amount : 0, bankStatus };
  });
}
