import fc from 'fast-check';

/** Events of a seller. Numbers choose among the available objects. */
export type Happening =
  | { do: 'sell'; paid: number; compensation: number; rate: number; minimum: number }
  | { do: 'refund'; line: number; share: number }
  | { do: 'refund fails'; refund: number }
  | { do: 'dispute'; line: number }
  | { do: 'day' }
  | { do: 'bank'; payout: number; fate: 'pays' | 'refuses' | 'returns' | 'pays what it has refused' };

const share = fc.integer({ min: 1, max: 1_000 });
const number = fc.nat(50);

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('sell' as const),
      paid: fc.integer({ min: 1, max: 30_000_00 }),
      compensation: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 3_000_00 })),
      rate: fc.integer({ min: 0, max: 10_000 }),
      minimum: fc.constantFrom(0, 0, 30_00),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund' as const), line: number, share }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund fails' as const), refund: number }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('dispute' as const), line: number }) },
  { weight: 5, arbitrary: fc.constant({ do: 'day' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('bank' as const),
      payout: number,
      fate: fc.constantFrom('pays', 'pays', 'refuses', 'returns', 'pays what it has refused'),
    }),
  },
);

/** A month of one seller: about thirty days with their events. */
export const months: fc.Arbitrary<Happening[]> = fc.array(happening, { minLength: 20, maxLength: 120 });
