import type { DifferenceKind } from '@vetka/domain/reconciliation';

/** A payment or a payout in our books (kopecks). */
export interface Own {
  externalId: string;
  amount: number;
  returned: number;
  /** The bank's fee; null when no register contains it. */
  fee: number | null;
  /** Refunds that the bank has refused for good. @default 0 */
  refused?: number;
}

/** The same payment or payout in the bank's books. */
export interface Theirs {
  externalId: string;
  amount: number;
  returned: number;
  /** Null when the bank has not reported it. */
  fee: number | null;
}

export interface Found {
  kind: DifferenceKind;
  externalId: string;
  ours: number;
  theirs: number;
}

function differencesOf(own: Own, there: Theirs): Found[] {
  const { externalId } = own;
  const of = (kind: DifferenceKind, ours: number, theirs: number) => ({ kind, externalId, ours, theirs });
  const hasOtherFee = own.fee !== null && there.fee !== null && own.fee !== there.fee;
  return [
    ...(own.amount === there.amount ? [] : [of('AMOUNT', own.amount, there.amount)]),
    ...(own.returned < there.returned ? [of('REFUND_THERE', own.returned, there.returned)] : []),
    ...(own.returned > there.returned ? [of('REFUND_MISSING', own.returned, there.returned)] : []),
    ...(hasOtherFee ? [of('FEE', own.fee ?? 0, there.fee ?? 0)] : []),
  ];
}

/** Every difference between two books of payments, each one once. The numbers are unique in each book. */
export function comparePayments(ours: readonly Own[], theirs: readonly Theirs[]): Found[] {
  const there = new Map(theirs.map((each) => [each.externalId, each]));
  const here = new Set(ours.map(({ externalId }) => externalId));
  const refused = ours.flatMap(({ externalId, refused: amount = 0 }): Found[] =>
    amount === 0 ? [] : [{ kind: 'REFUND_REFUSED', externalId, ours: amount, theirs: 0 }],
  );
  const known = ours.flatMap((own): Found[] => {
    const other = there.get(own.externalId);
    if (other) return differencesOf(own, other);
    const { externalId, amount, returned } = own;
    return amount === returned ? [] : [{ kind: 'MISSING_THERE', externalId, ours: amount - returned, theirs: 0 }];
  });
  const unknown = theirs
    .filter(({ externalId, amount, returned }) => !here.has(externalId) && amount !== returned)
    .map(({ externalId, amount, returned }): Found => ({
      kind: 'MISSING_HERE',
      externalId,
      ours: 0,
      theirs: amount - returned,
    }));
  return [...known, ...refused, ...unknown];
}

/** The amounts paid to sellers on both sides; a payout that was not made is zero. */
export const comparePayouts = (pairs: readonly { externalId: string; ours: number; theirs: number }[]): Found[] =>
  pairs.filter(({ ours, theirs }) => ours !== theirs).map((pair) => ({ kind: 'PAYOUT', ...pair }));
