import type { PaymentGateway } from '../../adapters/payments/gateway.ts';
import type { PayoutGateway } from '../../adapters/payouts/gateway.ts';
import type { OwnPayment, OwnPayout, Registered } from './reconciliation.books.ts';
import type { Theirs } from './reconciliation.compare.ts';

/** Concurrent calls to a bank, which is asked about every payment. */
const width = 8;

async function mapInTurns<T, R>(items: readonly T[], ask: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (let from = 0; from < items.length; from += width)
    answers.push(...(await Promise.all(items.slice(from, from + width).map(ask))));
  return answers;
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
export function askAboutPayments(
  gateway: PaymentGateway,
  payments: readonly OwnPayment[],
  registers: ReadonlyMap<string, Registered>,
): Promise<Answer<OwnPayment, Theirs>[]> {
  return mapInTurns(payments, async (own) => {
    const registered = registers.get(own.externalId);
    const answer = await gateway.state(own.externalId);
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
export function askAboutPayouts(
  gateway: PayoutGateway,
  payouts: readonly OwnPayout[],
): Promise<Answer<OwnPayout, number>[]> {
  return mapInTurns(payouts, async (own) => {
    const answer = await gateway.state(own.externalId);
    if (!answer.ok) return { own, there: answer.reason === 'not-found' ? 0 : undefined, bankStatus: '' };
    const { progress, bankStatus } = answer.value;
    if (progress === 'MOVING') return { own, there: undefined, bankStatus };
    return { own, there: progress === 'PAID' ? own.amount : 0, bankStatus };
  });
}
